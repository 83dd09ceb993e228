import * as z from "zod/mini";
import { maybe, owed, tolerant } from "./answers";
import { roles } from "./roles";

/**
 * All values of fields that contain a code. The client reads any text ({@link listedValue}), because the specification says
 * what it does with other values: "Unknown" is shown (3, section 4), or a menu has no page (1, section 6).
 */
export const listedValues = {
  /** Status of a request (specification 3, section 4) and of a row of a bulk. */
  requestStatus: ["PENDING", "IN_PROGRESS", "APPROVED", "REJECTED", "FAILED", "RECALLED", "PROCESSING"],
  /** A step in the history of a request. */
  requestEvent: ["created", "approved", "sent", "executed", "rejected", "recalled", "failed"],
  /** The type of a single or bulk request (specification 3, section 3). */
  requestType: [
    "OWN-TRANSFER",
    "LOCAL-TRANSFER",
    "OTHERBANK-TRANSFER",
    "INSTANT-TRANSFER-TO-OTHER-BANK",
    "TRANSFER",
    "MOBILEMONEY-TRANSFER",
    "PREPAIDCARD-TRANSFER",
    "GHANA-GOV",
    "SSNIT",
    "SERVICE-CHARGE",
  ],
  /** The transfer type of a single transfer to another bank or in a foreign currency (specification 2, section 3). */
  transferType: ["INSTANT", "NON_INSTANT", "Local Transfer", "International Transfer"],
  /** The transfer type of a row of a bulk transfer (specification 2, section 3). */
  rowTransferType: ["domestic", "instant", "noninstant"],
  /** The transfer type of a row of a bulk payment to wallets. */
  walletTransferType: ["A2W"],
  /** The transfer type of a saved account (specification 2, section 3). */
  savedTransferType: ["LOCAL", "INSTANT_INTERBANK", "NON_INSTANT_INTERBANK"],
  contributionType: ["REGULAR", "ARREARS"],
  /** Networks with wallets. The bank's list of networks has names for all others. */
  network: ["MTN", "TELECEL", "AIRTELTIGO"],
  invoiceStatus: ["PENDING", "PAID", "EXPIRED"],
  frequency: ["DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "SPECIAL DATE"],
  /** A movement of an account: credit or debit. */
  movementType: ["C", "D"],
  /** Purpose of expenditure (specification 1, section 3). */
  expenditureType: ["FDT", "MMT", "BLP", "PCL", "OET"],
  /** Kinds of messages to a person, in the client, by e-mail or by SMS. */
  noticeKind: ["DEBIT", "CREDIT", "WAITING", "REMINDER", "OUTCOME", "SECURITY"],
  /** The kind of an entry of the company's activity (extension). */
  activityKind: ["SIGN_IN", "REQUEST", "DECISION", "BENEFICIARY", "SCHEDULE", "DOWNLOAD", "SECURITY"],
  /** How the name of a beneficiary compares with the name of its account (extension). */
  nameMatch: ["MATCH", "CLOSE_MATCH", "NO_MATCH", "NOT_CHECKED"],
  /** The state of an equal payment: it waits for approval, settles later, was paid, or is scheduled (extension). */
  samePaymentState: ["WAITING", "SENT", "PAID", "SCHEDULED"],
  /**
   * What became of a signed paper (extension): its payment waits for the clearing, was sent abroad, has arrived, was
   * returned by the receiving bank or reversed by this one; a statement is as issued; the books no longer have it.
   */
  paperState: ["WAITING", "SENT", "ARRIVED", "RETURNED", "REVERSED", "ISSUED", "NOT_FOUND"],
  /** A step of a payment between the request and its arrival (extension). */
  paymentStage: ["ASKED", "APPROVED", "REJECTED", "RECALLED", "FAILED", "SENT", "ARRIVED", "RETURNED", "REVERSED"],
  /** What a user asks the bank: to find a payment, to ask for its money back, or by the complaint form (extension). */
  caseKind: ["FIND", "RETURN", "COMPLAINT"],
  caseStatus: ["OPEN", "FOUND", "RETURNED", "CANNOT_BE_RETURNED", "ANSWERED"],
  role: roles,
} as const;

export type ListedField = keyof typeof listedValues;
export type ListedValue<Kind extends ListedField> = (typeof listedValues)[Kind][number];

const anyText = z.string();
const codesOf = (kinds: readonly ListedField[]) => z.enum(kinds.flatMap((kind) => listedValues[kind]));

/** A listed value; the client also accepts other texts. */
export const listedValue = (...kinds: readonly [ListedField, ...ListedField[]]) => tolerant(codesOf(kinds), anyText);
/** Like {@link listedValue}, for fields that the bank may omit, send empty, or send as null. */
export const maybeListedValue = (...kinds: readonly [ListedField, ...ListedField[]]) =>
  maybe(tolerant(z.union([codesOf(kinds), z.literal("")]), anyText));
/** Like {@link listedValue}, for codes that some banks send as numbers. */
export const maybeListedValueOrNumber = (...kinds: readonly [ListedField, ...ListedField[]]) =>
  maybe(tolerant(z.union([codesOf(kinds), z.literal("")]), z.union([anyText, z.number()])));
/** Like {@link listedValue}, for rows that the client shows even if the field is missing. */
export const owedListedValue = (...kinds: readonly [ListedField, ...ListedField[]]) => owed(listedValue(...kinds));
