import type { OpenedCompany } from "../companies/open-company";
import type { Connection } from "../database/tables";
import { controlAccountIds } from "../ledger/control-accounts";
import type { Entry } from "../ledger/post";
import type { PastMovement } from "./habits";

type Numbered<Account extends string> = Readonly<Record<Account, { readonly number: string }>>;

/**
 * Converts a company's past movements to journal entries.
 * @param prefix of their references
 */
export async function movementEntries<Account extends string>(
  tx: Connection,
  { accounts }: OpenedCompany,
  numbers: Numbered<Account>,
  movements: readonly PastMovement<Account>[],
  prefix: string,
): Promise<Entry[]> {
  const control = await controlAccountIds(tx);
  const ids = new Map(accounts.map(({ number, accountId }) => [number, accountId]));
  return movements.map(({ at, account, counterpart, amount, narration }, position) => ({
    reference: `${prefix}-${position + 1}`,
    description: narration,
    at,
    legs: [
      { accountId: control(counterpart), amount: -amount, narration },
      { accountId: ids.get(numbers[account].number) ?? "", amount, narration },
    ],
  }));
}
