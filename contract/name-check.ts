import * as z from "zod/mini";
import { extra, maybe, personName } from "./answers";
import { optionalText } from "./fields";
import { listedValue, listedValues } from "./listed-values";
import { marked } from "./marks";
import { payeeName } from "./texts";

const added = <Field extends z.ZodMiniType>(field: Field) => marked(field, "extension");

/** The payee of a payment, as beneficiaries are saved. Absent for payments whose payee cannot be saved. */
export const payeeFields = {
  payeeType: added(z.optional(z.enum([...listedValues.savedTransferType, "WALLET", "CARD"]))),
  /** The code of the bank, the sort code of the branch, the code of the network, or the customer id of the card. */
  payeePlace: added(optionalText(20)),
  /** The number of the account (abroad too) or the wallet, or the last digits of the card. */
  payeeNumber: added(optionalText(40)),
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
