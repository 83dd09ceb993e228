import * as z from "zod/mini";

/**
 * Every value that the bank sends in a field that holds a code. A newer bank may send others, so replies read such a field
 * as text ({@link listed}), and the client shows "Unknown" for a value that is not listed here.
 */
export const listedValues = {
  /** Where a request is on its way (specification 3, section 4); also of a row of a bulk. */
  requestStatus: ["PENDING", "IN_PROGRESS", "APPROVED", "REJECTED", "FAILED", "RECALLED", "PROCESSING"],
  /** A step in the history of a request. */
  requestEvent: ["created", "approved", "sent", "executed", "rejected", "recalled", "failed"],
  /** The kind of a single or bulk request (specification 3, section 3). */
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
  /** How a single transfer to another bank, or in a foreign currency, is sent (specification 2, section 3). */
  transferType: ["INSTANT", "NON_INSTANT", "Local Transfer", "International Transfer"],
  /** How a row of a bulk transfer is sent (specification 2, section 3). */
  rowTransferType: ["domestic", "instant", "noninstant"],
  /** A row of a bulk payment to wallets. */
  walletTransferType: ["A2W"],
  /** How a saved account is paid (specification 2, section 3). */
  savedTransferType: ["LOCAL", "INSTANT_INTERBANK", "NON_INSTANT_INTERBANK"],
  contributionType: ["REGULAR", "ARREARS"],
  /** Networks with wallets; the bank's list of networks gives the others their names. */
  network: ["MTN", "TELECEL", "AIRTELTIGO"],
  invoiceStatus: ["PENDING", "PAID", "EXPIRED"],
  frequency: ["DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "SPECIAL DATE"],
  /** A movement of an account: credit or debit. */
  movementType: ["C", "D"],
  /** What was spent on (specification 1, section 3). */
  expenditureType: ["FDT", "MMT", "BLP", "PCL", "OET"],
  role: ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"],
} as const;

export type ListedKind = keyof typeof listedValues;
export type ListedValue<Kind extends ListedKind> = (typeof listedValues)[Kind][number];

/** A text that is one of the listed values, or another one of a newer bank. */
export const listed = (...kinds: readonly [ListedKind, ...ListedKind[]]) =>
  z.union([z.enum(kinds.flatMap((kind) => listedValues[kind])), z.string()]);
/** The same, left out or null where the bank has no value. */
export const maybeListed = (...kinds: readonly [ListedKind, ...ListedKind[]]) =>
  z.optional(z.nullable(listed(...kinds)));
/** The same for codes that some banks send as numbers. */
export const maybeListedOrNumber = (...kinds: readonly [ListedKind, ...ListedKind[]]) =>
  z.optional(z.nullable(z.union([listed(...kinds), z.number()])));
