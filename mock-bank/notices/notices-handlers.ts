import type { bankApi } from "../../contract/index";
import { newestAnsweredCases } from "../cases/cases";
import type { Call, Handlers } from "../core/handler";
import { formatMinor } from "../ledger/minor-units";
import { choose, preferencesOf } from "../people/preferences";
import { newestFailedRuns } from "../schedules/failed-runs";
import { wireMoment } from "../values/wire-dates";
import { hiddenId, lineOf } from "./notice-ids";
import { markRead, type Notice, newestNotices, UNREAD_MAX, unreadNotices } from "./notice-list";

export const noticesHandlers: Handlers<typeof bankApi.notices> = {
  list: async ({ pageSize, before }, call) => {
    const { db, caller, settings } = call;
    const owner = { settings, companyId: caller.companyId };
    // Reads the mark before the list, so that a notice posted in between is listed and stays unread.
    const counted = await unreadNotices(db, caller);
    const page = { before: before && lineOf(before, owner), max: pageSize };
    const listed = await newestNotices(db, caller, page);
    const readTo = await readToOf(call);
    const failed = await failedSchedules(call, readTo);
    const cases = await answeredCases(call, readTo);
    return {
      unread: Math.min(counted.unread + [...failed, ...cases].filter(({ isRead }) => !isRead).length, UNREAD_MAX),
      failedSchedules: failed,
      cases,
      mark: counted.newest.map((line) => hiddenId(line, owner)).join(),
      notices: listed.map((notice) => wireNotice({ ...notice, id: hiddenId(notice.id, owner) })),
    };
  },
  markRead: async ({ mark }, { db, caller, settings, now }) => {
    const owner = { settings, companyId: caller.companyId };
    const shown = mark.match(/\d{1,18}/g) ?? [];
    await markRead(
      db,
      caller,
      shown.map((id) => lineOf(id, owner)),
    );
    await db.updateTable("users").set({ failures_read_at: now }).where("id", "=", caller.userId).execute();
    return { description: "Marked as read." };
  },
  preferences: async (_, call) => ({ preferences: await preferencesOf(call) }),
  choose: async (choice, call) => (await choose(call, choice)) ?? { description: "Your choice was saved." },
};

/** The time up to which the caller has read of failed payments and answered cases. */
async function readToOf({ db, caller }: Call): Promise<Date | null> {
  const { failures_read_at: readTo } = await db
    .selectFrom("users")
    .select("failures_read_at")
    .where("id", "=", caller.userId)
    .executeTakeFirstOrThrow();
  return readTo;
}

async function answeredCases({ db, caller, now }: Call, readTo: Date | null) {
  const answered = await newestAnsweredCases(db, caller.userId, now);
  return answered.map(({ id, kind, status, reference, answered_at: at, answer }) => ({
    caseNumber: id,
    kind,
    status,
    transactionId: reference ?? undefined,
    date: wireMoment(at),
    answer,
    isRead: readTo !== null && at <= readTo,
  }));
}

async function failedSchedules({ db, caller, now }: Call, readTo: Date | null) {
  const failed = await newestFailedRuns(db, caller.companyId, now);
  return failed.map(({ requestId, scheduleId, at, reason, payee, currency, amount }) => ({
    transactionId: requestId,
    scheduleId,
    date: wireMoment(at),
    reason,
    counterpartyName: payee || undefined,
    currency,
    amount: formatMinor(amount),
    isRead: readTo !== null && at <= readTo,
  }));
}

const wireNotice = ({ counterparty, ...notice }: Notice) => ({
  noticeId: notice.id,
  accountNumber: notice.accountNumber,
  type: notice.isCredit ? ("C" as const) : ("D" as const),
  title: notice.title,
  date: wireMoment(notice.at),
  reference: notice.reference,
  transactionId: notice.requestId,
  counterpartyName: counterparty.name,
  counterpartyAccount: counterparty.account,
  narration: notice.narration || undefined,
  currency: notice.currency,
  amount: formatMinor(notice.amount),
  charges: formatMinor(notice.charges),
  balance: formatMinor(notice.balance),
  isRead: notice.isRead,
});
