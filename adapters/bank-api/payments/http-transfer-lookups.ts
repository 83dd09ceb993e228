import type { TransferLookupsPort } from "../../../application/payments/transfer-lookups-port";
import { lookups } from "../../../contract/lookups";
import { formatMinor } from "../../../domain/money";
import type { Bank, Speed } from "../../../domain/payments/bank";
import { ok } from "../../../domain/result";
import { transferTypeOf } from "../beneficiaries/map-beneficiaries";
import type { BankClient } from "../transport/bank-client";
import { toMoney } from "../values/map-money";

export class HttpTransferLookups implements TransferLookupsPort {
  constructor(private readonly bank: BankClient) {}

  banks: TransferLookupsPort["banks"] = (speed) => this.bankLists[speed]();

  branches: TransferLookupsPort["branches"] = async (bankSortCode) => {
    const reply = await this.bank.call(lookups.branches, { bankSortCode });
    if (!reply.ok) return reply;
    return ok(
      reply.value.branches.map(({ BranchName, BranchCode, BranchSortCode }) => ({
        name: text(BranchName),
        code: text(BranchCode),
        sortCode: text(BranchSortCode),
      })),
    );
  };

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

  charge: TransferLookupsPort["charge"] = async (speed, amount) => {
    const fields = { type: transferTypeOf(speed), amount: formatMinor(amount) };
    const reply = await this.bank.call(lookups.charge, fields);
    if (!reply.ok) return reply;
    const charge = toMoney(reply.value.charge, amount.currency);
    return charge ? ok(charge) : this.bank.unreadable(lookups.charge);
  };

  /** Two endpoints with different field names. A bank without a code cannot be paid and is left out. */
  private readonly bankLists: Record<Speed, () => ReturnType<TransferLookupsPort["banks"]>> = {
    instant: async () => {
      const reply = await this.bank.call(lookups.instantBanks, {});
      return reply.ok
        ? ok(payable(reply.value.banks.map(({ name, code, shortName }) => toBank(name, code, shortName))))
        : reply;
    },
    nonInstant: async () => {
      const reply = await this.bank.call(lookups.clearingBanks, {});
      if (!reply.ok) return reply;
      return ok(
        payable(
          reply.value.banks.map(({ BankName, BankSortCode, BankShortName }) =>
            toBank(BankName, BankSortCode, BankShortName),
          ),
        ),
      );
    },
  };
}

type Wire = string | number | null | undefined;

const text = (wire: Wire): string => String(wire ?? "");
const toBank = (name: Wire, code: Wire, shortName: string | null | undefined): Bank => ({
  name: text(name),
  code: text(code),
  ...(shortName && { shortName }),
});
const payable = (banks: readonly Bank[]): Bank[] => banks.filter(({ code }) => code !== "");
