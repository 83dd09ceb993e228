import * as z from "zod/mini";
import { countReply, extra, flagReply, maybe, momentReply, personName } from "./answers";
import { jsonText, optionalText, wireMinute } from "./fields";
import { listedValue, listedValues } from "./listed-values";
import { marked } from "./marks";
import { payeeName, payeeNumber } from "./texts";

const added = <Field extends z.ZodMiniType>(field: Field) => marked(field, "extension");

/** The payee of a payment, as beneficiaries are saved. Absent for payments whose payee cannot be saved. */
export const payeeFields = {
  payeeType: added(z.optional(z.enum([...listedValues.savedTransferType, "WALLET", "CARD"]))),
  /** The code of the bank, the sort code of the branch, the code of the network, or the customer id of the card. */
  payeePlace: added(optionalText(20)),
  /** The number of the account or the wallet, or the last digits of the card. */
  payeeNumber: added(optionalText(20)),
};

/** The comparison of a beneficiary's name with the name of its account, which the customer must confirm. */
export const nameCheck = extra(
  z.looseObject({
    result: listedValue("nameMatch"),
    savedName: payeeName,
    /** Empty or missing if the name cannot be looked up. */
    accountName: maybe(personName),
  }),
);

/**
 * The name of a row's account as its bank, network or card service knows it, and the comparison with the row's name. A
 * row whose account cannot be looked up is NOT_CHECKED and has no account name.
 */
export const accountNameOfRow = { accountName: extra(personName), nameMatch: extra(listedValue("nameMatch")) };

/** The comparison that the customer has confirmed: the same values as in the latest {@link nameCheck}. */
export const confirmedNameFields = {
  nameMatch: added(z.optional(z.enum(listedValues.nameMatch))),
  checkedName: added(optionalText(120)),
};

/** Rows of a bulk whose other name the requester has accepted. */
const ACCEPTED_MAX = 1000;

/**
 * A remark of the requester of a bulk, for its approvers: when the names of the list were checked, and the rows (counted
 * from 1) whose other name is accepted. The bank compares the names itself.
 */
export const checkedListFields = {
  namesCheckedAt: added(z.optional(wireMinute)),
  acceptedNames: added(
    z.optional(jsonText(z.array(z.number().check(z.int(), z.positive())).check(z.maxLength(ACCEPTED_MAX)))),
  ),
};

/** The names of the rows of a bulk as the bank compares them, and the requester's remark about them. */
export const listNames = extra(
  z.looseObject({
    matching: countReply,
    close: countReply,
    different: countReply,
    notChecked: countReply,
    /** Missing if the requester did not check the names. */
    checkedAt: maybe(momentReply),
    /** Rows with another name that the requester has accepted. */
    accepted: countReply,
    /** The rows with another name, those that are different first; at most 50. */
    differences: z.array(
      z.looseObject({
        row: countReply,
        payeeName,
        payeeNumber,
        accountName: personName,
        result: listedValue("nameMatch"),
        isAccepted: flagReply,
      }),
    ),
  }),
);
