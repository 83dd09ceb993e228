import * as z from "zod/mini";
import { maybe, messageReply, owed, phoneText } from "./answers";
import { bulkLists, bulkRows, byBeneficiary, byBulk, byLogin, lastPaidDate } from "./beneficiary-fields";
import { endpoint } from "./endpoint";
import { customerId, id, lastCardDigits, phoneNumber, text } from "./fields";
import { beneficiaryId, cardName, customerId as customerIdReply, lastDigits, payeeName } from "./texts";

const savedFields = {
  id: beneficiaryId,
  name: owed(payeeName),
  cardCustomerId: owed(customerIdReply),
  cardName: maybe(cardName),
  phoneNumber: maybe(phoneText),
  last4digit: owed(lastDigits),
};
const saved = z.looseObject(savedFields);
/** A single beneficiary, not one of a list. */
const single = z.looseObject({ ...savedFields, lastPaidDate });

/** The beneficiary without its id (specification 2, section 3). */
const entry = {
  name: text(100),
  cardCustomerId: customerId,
  cardName: text(100),
  phoneNumber,
  last4digit: lastCardDigits,
};

export const cardBeneficiaries = {
  list: endpoint({
    method: "GET",
    path: "/beneficiary/prepaidcard",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: byLogin,
    reply: z.looseObject({ beneficiaries: z.array(single) }),
  }),
  bulkLists: endpoint({
    method: "GET",
    path: "/beneficiary/prepaidcard/bulk",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The saved bulk lists of saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: byLogin,
    reply: bulkLists(saved),
  }),
  add: endpoint({
    method: "POST",
    path: "/beneficiary/prepaidcard/add",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Save one of the saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: z.object(entry),
    reply: messageReply,
  }),
  update: endpoint({
    method: "PUT",
    path: "/beneficiary/prepaidcard/update",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Change one of the saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: z.object({ beneficiaryId: id, ...entry }),
    reply: messageReply,
  }),
  remove: endpoint({
    method: "POST",
    path: "/beneficiary/prepaidcard/delete",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Delete one of the saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: byBeneficiary,
    reply: messageReply,
  }),
  updateBulk: endpoint({
    method: "POST",
    path: "/beneficiary/prepaidcard/updateBulk",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Change the rows of a bulk list of saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: z.object({ bulkId: id, prepaidCardBeneficiaryEntries: bulkRows(z.object(entry)) }),
    reply: messageReply,
  }),
  removeBulk: endpoint({
    method: "POST",
    path: "/beneficiary/prepaidcard/deleteBulk",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Delete a bulk list of saved prepaid cards",
    specification: "2, 7 Beneficiaries",
    input: byBulk,
    reply: messageReply,
  }),
};
