import * as z from "zod/mini";
import { countAboveZero, countReply, dayReply, extra, flagReply } from "./answers";
import { optionalText } from "./fields";
import { marked } from "./marks";
import { confirmingPerson, knownPhone, payeeName, payeeNumber } from "./texts";

const added = <Field extends z.ZodMiniType>(field: Field) => marked(field, "extension");

/** The payee's name as looked up or typed, with which known payees at other accounts are found. */
export const namedPayeeField = { payeeName: added(optionalText(120)) };

/** The person who confirmed that a known payee has another account, and the phone number, known before, of that call. */
export const changedAccountFields = {
  changeConfirmedBy: added(optionalText(100)),
  changeConfirmedPhone: added(optionalText(30)),
};

/** A payee that the company has saved or paid under a similar name, at another account. */
const changedAccount = z.looseObject({
  /** The row of a bulk, from 1. */
  row: countAboveZero,
  payeeName,
  payeeNumber,
  knownName: payeeName,
  knownNumber: payeeNumber,
  /** 0 if the payee was only saved. */
  timesPaid: countReply,
  /** Missing if the payee was only saved. */
  lastPaidDate: extra(dayReply),
});

/** The payees at other accounts that a payment would have. Missing if there are none. */
export const changedAccounts = extra(
  z.looseObject({
    count: countAboveZero,
    /** The first hundred. */
    payees: z.array(changedAccount),
    /** Whether the payment is refused without {@link changedAccountFields}. */
    isNoteRequired: flagReply,
  }),
);

/** The payees at other accounts of a request. Person and phone are missing if no person confirmed the accounts. */
export const reviewedChangedAccounts = extra(
  z.looseObject({
    count: countAboveZero,
    payees: z.array(changedAccount),
    confirmedBy: extra(confirmingPerson),
    confirmedPhone: extra(knownPhone),
  }),
);
