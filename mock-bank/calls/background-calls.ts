import { momentOf } from "../values/wire-dates";

type MadeCall = { readonly call: string; readonly fields: Readonly<Record<string, unknown>> };

/** The days of the latest transactions, and of the line of balances, on the dashboard. */
const RECENT_DAYS = 365;
const TREND_DAYS = 30;
const DAY_MS = 86_400_000;
/** The rows that screens read of the own requests without listing them: the choice of a kind, Pay again, the palette. */
const NEWEST_ROWS = 9;

/** Whether the client made the call for another screen than the call's own, such as the dashboard or the bell. */
export function isBackground({ call, fields }: MadeCall): boolean {
  switch (call) {
    case "requests.mine":
      return String(fields.pageSize) === String(NEWEST_ROWS);
    case "requests.review":
      // The button Approve checks the request before its code.
      return fields.forApproval !== undefined;
    case "notices.list":
      return String(fields.pageSize) === "1";
    case "approvals.pending":
      // The dashboard asks for all kinds in one call. The screen asks for one, which has at most two codes.
      return String(fields.transType).split(",").length > 2;
    case "statements.search": {
      const days = (timeOf(fields.endDate) - timeOf(fields.startDate)) / DAY_MS;
      return days === (fields.withBalances === undefined ? RECENT_DAYS : TREND_DAYS);
    }
    default:
      return false;
  }
}

const timeOf = (day: unknown): number => momentOf(`${day} 00:00`)?.getTime() ?? 0;
