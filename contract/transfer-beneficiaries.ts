import * as z from "zod/mini";
import { maybe, messageReply, noFields, owed } from "./answers";
import { bulkLists, bulkRows, byBeneficiary, byBulk, lastPaidDate } from "./beneficiary-fields";
import { endpoint } from "./endpoint";
import { accountNumber, anyAccountNumber, id, optionalText, text } from "./fields";
import { listedValues, owedListedValue } from "./listed-values";
import {
  bankCode,
  bankName,
  beneficiaryId,
  branchName,
  branchSortCode,
  emptyOrCurrencyCode,
  lookupId,
  payeeName,
  payeeNumber,
} from "./texts";

const savedFields = {
  id: beneficiaryId,
  name: owed(payeeName),
  accountNumber: owed(payeeNumber),
  bankName: maybe(bankName),
  bankCode: maybe(bankCode),
  branchCode: maybe(branchSortCode),
  bankBranch: maybe(branchName),
  transferType: owedListedValue("savedTransferType"),
  instantId: maybe(lookupId),
  /** The currency of the account. */
  alias: maybe(emptyOrCurrencyCode),
};
const saved = z.looseObject(savedFields);
/** A single beneficiary, not one of a list. */
const single = z.looseObject({ ...savedFields, lastPaidDate });

/** The beneficiary without its id (specification 2, section 3); `alias` is the currency. */
const entry = {
  name: text(100),
  accountNumber: anyAccountNumber,
  bankName: optionalText(120),
  bankCode: optionalText(20),
  branchCode: optionalText(20),
  bankBranch: optionalText(120),
  transferType: z.enum(listedValues.savedTransferType),
  instantId: optionalText(40),
  alias: optionalText(3),
};

export const transferBeneficiaries = {
  atThisBank: endpoint({
    method: "GET",
    path: "/beneficiary/transfer",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "Saved accounts at this bank",
    specification: "2, 7 Beneficiaries",
    input: z.object({ transferType: z.literal("LOCAL"), loginId: text(100) }),
    reply: z.looseObject({ beneficiaries: z.array(single) }),
  }),
  atOtherBanks: endpoint({
    method: "POST",
    path: "/beneficiary/transfer/otherBank",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "Saved accounts at other banks, of one transfer type or both",
    specification: "2, 7 Beneficiaries",
    input: z.object({
      transferType: z.enum(["INSTANT_INTERBANK", "NON_INSTANT_INTERBANK", "INSTANT_INTERBANK,NON_INSTANT_INTERBANK"]),
      sourceAccount: accountNumber,
    }),
    reply: z.looseObject({ beneficiaries: z.array(single) }),
  }),
  bulkLists: endpoint({
    method: "GET",
    path: "/beneficiary/transfer/bulk",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "The saved bulk lists of saved bank accounts",
    specification: "2, 7 Beneficiaries",
    input: noFields,
    reply: bulkLists(saved),
  }),
  add: endpoint({
    method: "POST",
    path: "/beneficiary/transfer/add",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Save one of the saved bank accounts",
    specification: "2, 7 Beneficiaries",
    input: z.object(entry),
    reply: messageReply,
  }),
  update: endpoint({
    method: "PUT",
    path: "/beneficiary/transfer/update",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Change one of the saved bank accounts",
    specification: "2, 7 Beneficiaries",
    input: z.object({ beneficiaryId: id, ...entry }),
    reply: messageReply,
  }),
  remove: endpoint({
    method: "POST",
    path: "/beneficiary/transfer/delete",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Delete one of the saved bank accounts",
    specification: "2, 7 Beneficiaries",
    input: byBeneficiary,
    reply: messageReply,
  }),
  updateBulk: endpoint({
    method: "PUT",
    path: "/beneficiary/transfer/updateBulk",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Change the rows of a bulk list of saved bank accounts",
    specification: "2, 7 Beneficiaries",
    input: z.object({ bulkId: id, transferBeneficiaries: bulkRows(z.object(entry)) }),
    reply: messageReply,
  }),
  removeBulk: endpoint({
    method: "POST",
    path: "/beneficiary/transfer/deleteBulk",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Delete a bulk list of saved bank accounts",
    specification: "2, 7 Beneficiaries",
    input: byBulk,
    reply: messageReply,
  }),
};
