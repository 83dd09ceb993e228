import { bankApi } from "../../contract/index";
import type { BankLine } from "./bank-line";
import type { Crew } from "./crew";
import { cedis, type Payment } from "./payment";

type Account = { readonly bookBalance: string };

export const violationsIn = async (line: BankLine): Promise<string[]> =>
  (await line.control<{ violations: string[] }>("audit")).violations;

/** Returns wrong balances of a company's two accounts after payments from the first to the second. */
export async function wrongBalances(
  line: BankLine,
  { companyId, accounts, people }: Crew,
  opening: number,
  payments: readonly Payment[],
): Promise<string[]> {
  const [anybody] = people;
  if (!anybody) throw new Error("A company without people");
  const answer = await line.call(anybody, bankApi.accounts.list, { loginId: anybody.username });
  const held = (answer.accounts as readonly Account[]).map(({ bookBalance }) => bookBalance);
  const mine = payments.filter((payment) => payment.companyId === companyId);
  const moved = mine.reduce((sum, { intended }) => sum + intended.pesewas, 0);
  const expected = [cedis(opening - moved), cedis(moved)];
  return accounts.flatMap((number, position) =>
    held[position] === expected[position]
      ? []
      : [`account ${number} holds ${held[position]} instead of ${expected[position]}`],
  );
}
