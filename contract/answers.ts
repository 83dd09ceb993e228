import * as z from "zod/mini";
import { marked } from "./marks";

/** An answer without a payload, or with no field that the client reads. */
export const noFields = z.object({});

/** A field that the bank may omit or send as null. */
export const maybe = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field));
/**
 * A field that the bank must send. The client also shows rows that lack it, because their other fields are still right.
 */
export const owed = <Field extends z.ZodMiniType>(field: Field) => marked(maybe(field), "owed");
/** An optional field that this project added. */
export const extra = <Field extends z.ZodMiniType>(field: Field) => marked(maybe(field), "extension");
/** A field for which banks must send `strict`; the client also reads values that match `accepted`. */
export const tolerant = <Strict extends z.ZodMiniType, Accepted extends z.ZodMiniType>(
  strict: Strict,
  accepted: Accepted,
) => marked(z.union([strict, accepted]), "tolerant");

// Texts that the client shows as they are. `description/formats.ts` says what the bank must send.
/** A sentence for the user. */
export const message = z.string();
export const personName = z.string();
export const companyName = z.string();
export const loginId = z.string();
export const emailText = z.string();
export const phoneText = z.string();
export const maskedPhone = z.string();
export const ownAccountNumber = z.string();
export const sessionId = z.string();
export const menuTitle = z.string();
/** ISO 8601. */
export const isoMoment = z.string();

/** A reply of which only the bank's message is read. */
export const messageReply = z.looseObject({ description: maybe(message) });

const written = (pattern: string) => z.string().check(z.regex(new RegExp(`^${pattern}$`)));
const AMOUNT = "-?\\d{1,12}(\\.\\d{1,2})?";
/** Digits with at most two decimals. A negative amount is an overdrawn balance. */
export const amountWritten = written(AMOUNT);
export const emptyOrAmount = written(`(${AMOUNT})?`);
const hasTwoDecimals = (amount: number): boolean =>
  Math.abs(amount) < 1e12 && Math.abs(amount - Number(amount.toFixed(2))) <= 1e-9 + Math.abs(amount) * 1e-13;
/** Floating-point noise below the minor unit is accepted. */
export const amountNumber = z.number().check(z.refine(hasTwoDecimals));
/** An amount in a reply; the mappers read it exactly. */
export const amountReply = z.union([amountWritten, amountNumber]);
/** An amount that is empty, null or missing where there is none. */
export const maybeAmount = maybe(z.union([emptyOrAmount, amountNumber]));
export const extraAmount = extra(z.union([emptyOrAmount, amountNumber]));

const wholeNumber = () =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.coerce.number<number | string>().check(z.int(), z.nonnegative()),
  );
/** A number of rows, or of other things. The client also reads its digits as text. */
export const countReply = wholeNumber();
/** A number of things that are listed only if there is one. */
/** The number of rows before the first row of a page. */
export const pagePosition = extra(countReply);
export const countAboveZero = wholeNumber();

/** The client counts down from five minutes if this is not positive. */
export const timeoutSeconds = z.coerce.number<number | string>();

/** The client also reads the texts "true" and "false". */
export const flagReply = tolerant(z.boolean(), z.enum(["true", "false"]));

const DAY = "(0[1-9]|[12]\\d|3[01])-(0[1-9]|1[0-2])-\\d{4}";
const MOMENT = `${DAY}( ([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?)?`;
/** DD-MM-YYYY (spec gaps, texts and formats). */
export const dayReply = written(DAY);
/** DD-MM-YYYY with or without a time, in Ghana's time, which is UTC. */
export const momentReply = written(MOMENT);
/** A day or moment that is empty, null or missing where there is none. */
export const emptyOrDay = written(`(${DAY})?`);
export const emptyOrMoment = written(`(${MOMENT})?`);

/** The id of a single request or a bulk. */
export const requestId = z.string();
/**
 * The reply to a payment, which was executed or sent for approval; the id leads to the receipt.
 * `receiptFrom` is an extension: the time from which a payment that is settled later has a receipt.
 */
export const paymentReply = z.looseObject({
  transactionId: owed(requestId),
  description: maybe(message),
  receiptFrom: extra(momentReply),
});
/** The reply of endpoints with `answer: "file"`. `fileName` is empty if the bank names none. */
export const fileReply = z.object({ fileName: z.string(), mimeType: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileAnswer = z.output<typeof fileReply>;
