import type { bankApi } from "../../contract/index";

import { secondsAfter } from "../core/clock";
import { type Handlers, isRefusal } from "../core/handler";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { type ChangeConfirmation, changedAccountsInRows } from "../orders/changed-account";
import type { Order } from "../orders/order";
import { scheduleInstruction } from "../schedules/schedule-rules";
import { mapInSlices } from "../threads/in-slices";
import { momentOf } from "../values/wire-dates";
import { bulkKinds, checkFile, payRows } from "./bulk-payments";
import { savePayeeList } from "./save-payee-list";

type Api = typeof bankApi;
type Serving<Area extends keyof Api, Names extends keyof Api[Area]> = Pick<Handlers<Api[Area]>, Names>;

// Files are read, and payees compared with known ones, before the transaction begins, because that can take seconds and
// needs no lock.

export const bulkTransfersHandlers: Serving<"bulkTransfers", "upload" | "pay"> = {
  upload: {
    prepare: async (input, call) => {
      const checked = await checkFile(bulkKinds.transfer, input, call);
      return async () => (isRefusal(checked) ? checked : { bulkUploadData: checked.map(({ shown }) => shown) });
    },
  },
  pay: {
    prepare: async (input, call) => {
      const rows = await mapInSlices(
        input.transferData,
        ({ transactionDescription, transactionNarration, ...row }) => ({
          ...texts(row),
          transactionNarration: transactionNarration || transactionDescription || "",
        }),
      );
      const changed = await changedAccountsInRows(call, "bulkTransfer", rows);
      return async (inside) => {
        const schedule = scheduleInstruction(input, inside.now);
        if (isRefusal(schedule)) return schedule;
        const asked = { ...askedOf(input, inside.now), rows, schedule, changed };
        const done = (order: Order) => savePayeeList(input, "transfer", order, inside);
        return payRows(bulkKinds.transfer, { ...asked, done }, inside);
      };
    },
  },
};

export const bulkWalletsHandlers: Serving<"mobileMoney", "upload" | "payBulk"> = {
  upload: {
    prepare: async (input, call) => {
      const checked = await checkFile(bulkKinds.wallet, input, call);
      return async () => {
        if (isRefusal(checked)) return checked;
        const elevy = checked.reduce((sum, { eLevy }) => sum + eLevy, 0n);
        return { bulkUploadData: checked.map(({ shown }) => shown), elevy: formatMinor(elevy) };
      };
    },
  },
  payBulk: {
    prepare: async (input, call) => {
      const rows = await mapInSlices(input.transferData, withNarration);
      const changed = await changedAccountsInRows(call, "mobileMoneyBulk", rows);
      return (inside) => {
        const asked = { ...askedOf(input, inside.now), rows, changed };
        // The customer confirmed this figure, so the bank accepts no other.
        const differing = ({ eLevy }: Order) => (parseMinor(input.totalElevyFee) === eLevy ? undefined : OTHER_E_LEVY);
        const done = (order: Order) => savePayeeList(input, "wallet", order, inside);
        return payRows(bulkKinds.wallet, { ...asked, differing, done }, inside);
      };
    },
  },
};

export const bulkCardsHandlers: Serving<"prepaidCard", "upload" | "loadBulk"> = {
  upload: {
    prepare: async (input, call) => {
      const checked = await checkFile(bulkKinds.card, input, call);
      return async () => (isRefusal(checked) ? checked : { bulkUploadData: checked.map(({ shown }) => shown) });
    },
  },
  loadBulk: async (input, call) => {
    const asked = { ...askedOf(input, call.now), rows: await mapInSlices(input.transferData, withNarration) };
    return payRows(bulkKinds.card, { ...asked, done: (order) => savePayeeList(input, "card", order, call) }, call);
  },
};

const OTHER_E_LEVY = "totalElevyFee: is not the E-Levy on these payments. Please look it up again.";

type Asked = ChangeConfirmation & {
  readonly sourceAccount: string;
  readonly password: string;
  readonly namesCheckedAt?: string | undefined;
  readonly acceptedNames?: readonly number[] | undefined;
};

const askedOf = ({ acceptedNames = [], ...input }: Asked, now: Date) => {
  const namesCheckedAt = plausibleTime(input.namesCheckedAt, now);
  return {
    sourceAccount: input.sourceAccount,
    code: input.password,
    change: input,
    details: namesCheckedAt === undefined ? {} : { namesCheckedAt, acceptedNames },
  };
};

const REMARK_SECONDS_MAX = 366 * 86_400;

/** Drops the time of a remark that does not exist, is in the future or is over a year ago. */
function plausibleTime(written: string | undefined, now: Date): string | undefined {
  const moment = momentOf(written ?? "");
  return moment && moment <= now && moment >= secondsAfter(now, -REMARK_SECONDS_MAX) ? written : undefined;
}

/** Typed rows have the narration in `description`, uploaded rows in `narration` (contract). */
const withNarration = ({ narration, description, ...row }: Narrated) => ({
  ...texts(row),
  narration: narration || description || "",
});

type Narrated = { readonly narration?: string | undefined; readonly description?: string | undefined };

const texts = (row: object): Record<string, string> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? "")]));
