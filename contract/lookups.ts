import * as z from "zod/mini";
import { amountReply, extra, maybe, noFields, owed } from "./answers";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, anyAccountNumber, orEmpty, text } from "./fields";
import * as texts from "./texts";

/** `shortName` is an extension: the specification has a short name only for clearing banks. */
const bank = z.looseObject({
  name: owed(texts.bankName),
  code: owed(texts.bankCode),
  shortName: extra(texts.bankShortName),
});
const clearingBank = z.looseObject({
  BankName: owed(texts.bankName),
  BankSortCode: owed(texts.sortCode),
  BankShortName: maybe(texts.bankShortName),
});
const branch = z.looseObject({
  BranchName: owed(texts.branchName),
  BranchCode: maybe(texts.branchCode),
  BranchSortCode: owed(texts.branchSortCode),
});

/** Banks, branches, names and charges for the payment forms. Each of the three lists of banks fills its own select. */
export const lookups = {
  instantBanks: endpoint({
    method: "GET",
    path: "/transfer/otherbank/institutions",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "Banks that take instant transfers",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ banks: z.array(bank) }),
  }),
  clearingBanks: endpoint({
    method: "GET",
    path: "/transfer/bankList",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "Banks that take non-instant transfers",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ banks: z.array(clearingBank) }),
  }),
  localBanks: endpoint({
    method: "GET",
    path: "/reference/banks",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "Banks of the country, for local FX transfers",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ banks: z.array(bank) }),
  }),
  branches: endpoint({
    method: "GET",
    path: "/transfer/bankBranch",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The branches of a bank, by its sort code",
    specification: "2, 7 Lookups",
    input: z.object({ bankSortCode: text(20) }),
    reply: z.looseObject({ branches: z.array(branch) }),
  }),
  charge: endpoint({
    method: "GET",
    path: "/transfer/otherbank/charge",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The charge of a transfer by its type, and by its amount where that matters",
    specification: "2, 7 Lookups",
    input: z.object({
      type: z.enum(["INSTANT_INTERBANK", "NON_INSTANT_INTERBANK", "LOCAL"]),
      amount: z.optional(orEmpty(amountText)),
    }),
    reply: z.looseObject({ charge: amountReply }),
  }),
  account: endpoint({
    method: "GET",
    path: "/transfer/lookupaccount",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The name and currency of an account of this bank",
    specification: "2, 7 Lookups",
    input: z.object({ accountNumber }),
    reply: z.looseObject({
      accountName: maybe(texts.accountName),
      accountCurrency: maybe(texts.emptyOrCurrencyCode),
    }),
  }),
  accountAtOtherBank: endpoint({
    method: "POST",
    path: "/transfer/otherbank/namelookup",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "The name of an account at a bank that takes instant transfers",
    specification: "2, 7 Lookups",
    input: z.object({ destinationAccount: anyAccountNumber, institutionId: text(20), sourceAccount: accountNumber }),
    reply: z.looseObject({ name: maybe(texts.payeeName), beneficiaryId: maybe(texts.lookupId) }),
  }),
};
