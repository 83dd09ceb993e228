import type { TransferLookupsPort } from "../../../application/payments/transfer-lookups-port";
import { lookups } from "../../../contract/lookups";
import { formatMinor } from "../../../domain/money";
import type { Bank, Speed } from "../../../domain/payments/bank";
import { ok } from "../../../domain/result";
import { transferTypeOf } from "../beneficiaries/map-beneficiaries";
import type { BankClient } from "../transport/bank-client";
import { toMoney } from "../values/map-money";
import { text } from "../values/read-rows";

export class HttpTransferLookups implements TransferLookupsPort {
  constructor(private readonly bank: BankClient) {}

  banks: TransferLookupsPort["banks"] = (speed) => this.bankLists[speed]();

  branches: TransferLookupsPort["branches"] = (bankSortCode) =>
    this.bank.read(lookups.branches, { bankSortCode }, ({ branches }) =>
      branches.map(({ BranchName, BranchCode, BranchSortCode }) => ({
        name: text(BranchName),
        code: text(BranchCode),
        sortCode: text(BranchSortCode),
      })),
    );

  accountAtThisBank: TransferLookupsPort["accountAtThisBank"] = async (accountNumber) => {
    const reply = await this.bank.call(lookups.account, { accountNumber });
    if (!reply.ok) return reply;
    const { accountName, accountCurrency } = reply.value;
    return ok(accountName ? { name: accountName, currency: text(accountCurrency) } : undefined);
  };

  accountAtOtherBank: TransferLookupsPort["accountAtOtherBank"] = async ({ bank, number, source }) => {
    const fields = { destinationAccount: number, institutionId: bank, sourceAccount: source };
    const reply = await this.bank.call(lookups.accountAtOtherBank, fields);
    if (!reply.ok) return reply;
    const { name, beneficiaryId } = reply.value;
    return ok(name ? { name, lookupId: text(beneficiaryId) } : undefined);
  };

  charge: TransferLookupsPort["charge"] = (speed, amount) => {
    const fields = { type: transferTypeOf(speed), amount: formatMinor(amount) };
    return this.bank.read(lookups.charge, fields, ({ charge }) => toMoney(charge, amount.currency));
  };

  /** Two endpoints with different field names. A bank without a code cannot be paid and is left out. */
  private readonly bankLists: Record<Speed, () => ReturnType<TransferLookupsPort["banks"]>> = {
    instant: () =>
      this.bank.read(lookups.instantBanks, {}, ({ banks }) =>
        payable(banks.map(({ name, code, shortName }) => toBank(name, code, shortName))),
      ),
    nonInstant: () =>
      this.bank.read(lookups.clearingBanks, {}, ({ banks }) =>
        payable(
          banks.map(({ BankName, BankSortCode, BankShortName }) => toBank(BankName, BankSortCode, BankShortName)),
        ),
      ),
  };
}

type Wire = string | number | null | undefined;

const toBank = (name: Wire, code: Wire, shortName: string | null | undefined): Bank => ({
  name: text(name),
  code: text(code),
  ...(shortName && { shortName }),
});
const payable = (banks: readonly Bank[]): Bank[] => banks.filter(({ code }) => code !== "");
