import * as z from "zod/mini";
import { maybe, messageReply, owed } from "./answers";
import { bulkLists, bulkRows, byBeneficiary, byBulk, byLogin, lastPaidDate } from "./beneficiary-fields";
import { endpoint } from "./endpoint";
import { id, optionalText, text, walletNumber } from "./fields";
import { maybeListedValueOrNumber } from "./listed-values";
import {
  beneficiaryId,
  networkGipCode,
  networkName,
  payeeName,
  walletName,
  walletNumber as walletNumberReply,
} from "./texts";

const savedFields = {
  id: beneficiaryId,
  name: owed(payeeName),
  networkCode: maybeListedValueOrNumber("network"),
  phoneNumber: owed(walletNumberReply),
  walletName: maybe(walletName),
  network: maybe(networkName),
  networkGipCode: maybe(networkGipCode),
};
const saved = z.looseObject(savedFields);
/** A single beneficiary, not one of a list. */
const single = z.looseObject({ ...savedFields, lastPaidDate });

/** The beneficiary without its id (specification 2, section 3). */
const entry = {
  name: text(100),
  networkCode: text(20),
  phoneNumber: walletNumber,
  walletName: text(100),
  network: text(40),
  networkGipCode: optionalText(20),
};

/** Renames the fields for bulk lists (specification 2, section 7). */
const bulkEntry = z.object({
  beneficiaryName: text(100),
  beneficiaryWalletNumber: walletNumber,
  walletName: text(100),
  network: text(40),
  networkCode: text(20),
  networkGipCode: optionalText(20),
});

export const walletBeneficiaries = {
  list: endpoint({
    method: "GET",
    path: "/beneficiary/mobilemoney",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: byLogin,
    reply: z.looseObject({ beneficiaries: z.array(single) }),
  }),
  bulkLists: endpoint({
    method: "GET",
    path: "/beneficiary/mobilemoney/bulk",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The saved bulk lists of saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: byLogin,
    reply: bulkLists(saved),
  }),
  add: endpoint({
    method: "POST",
    path: "/beneficiary/mobilemoney/add",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Save one of the saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: z.object(entry),
    reply: messageReply,
  }),
  update: endpoint({
    method: "PUT",
    path: "/beneficiary/mobilemoney/update",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Change one of the saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: z.object({ beneficiaryId: id, ...entry }),
    reply: messageReply,
  }),
  remove: endpoint({
    method: "POST",
    path: "/beneficiary/mobilemoney/delete",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Delete one of the saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: byBeneficiary,
    reply: messageReply,
  }),
  updateBulk: endpoint({
    method: "POST",
    path: "/beneficiary/mobilemoney/updateBulk",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Change the rows of a bulk list of saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: z.object({ bulkId: id, mobileMoneyBeneficiaries: bulkRows(bulkEntry) }),
    reply: messageReply,
  }),
  removeBulk: endpoint({
    method: "POST",
    path: "/beneficiary/mobilemoney/deleteBulk",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Delete a bulk list of saved mobile money wallets",
    specification: "2, 7 Beneficiaries",
    input: byBulk,
    reply: messageReply,
  }),
};
