import type { Connection } from "../database/tables";
import type { Balance } from "../ledger/balances";
import { controlAccountIds } from "../ledger/control-accounts";
import type { Order, OrderLeg } from "../orders/order";
import { mapInSlices } from "../threads/in-slices";
import { type Category, nameOf } from "../values/wire-names";
import type { CheckedRow } from "./checked-row";

/** Row number of the journal entry for charges and levies of all rows. */
const SHARED = 0;

/** Builds one payment to many valid payees: one journal entry per row, and one for all charges and levies. */
export async function bulkOrder(
  db: Connection,
  category: Category,
  source: Balance,
  checked: readonly CheckedRow[],
  details: Order["details"] = {},
): Promise<Order> {
  const control = await controlAccountIds(db);
  const sum = (of: (row: CheckedRow) => bigint) => checked.reduce((total, row) => total + of(row), 0n);
  const charge = sum((row) => row.charge);
  const eLevy = sum((row) => row.eLevy);
  const from = source.accountId;
  const legsOfRows = await mapInSlices(checked, ({ receiver, amount, narration, waits }, index) =>
    moved(from, receiver, amount, { narration, row: index + 1, ...(waits && { waits }) }),
  );
  const hasWaiting = checked.some(({ waits }) => waits);
  return {
    category,
    sourceAccountId: from,
    currency: source.currency,
    charge,
    eLevy,
    details,
    amount: sum((row) => row.amount),
    narration: nameOf(category).title,
    route: hasWaiting ? "clearing" : "atOnce",
    rows: await mapInSlices(checked, ({ shown }) => withoutVerdict(shown)),
    legs: [
      ...legsOfRows.flat(),
      ...moved(from, control("FEES-INCOME"), charge, { narration: "Transaction charges", row: SHARED }),
      ...moved(from, control("E-LEVY"), eLevy, { narration: "E-Levy", row: SHARED }),
    ],
  };
}

/** Removes the verdict of the check, which paid rows do not show. */
function withoutVerdict(shown: object): Readonly<Record<string, unknown>> {
  const { description: _, code: __, ...row } = shown as Record<string, unknown>;
  return row;
}

function moved(from: string, to: string, amount: bigint, rest: Omit<OrderLeg, "accountId" | "amount">): OrderLeg[] {
  if (amount === 0n) return [];
  return [
    { accountId: from, amount: -amount, ...rest },
    { accountId: to, amount, ...rest },
  ];
}
