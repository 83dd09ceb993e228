import * as z from "zod/mini";

/** An amount as the client sends it: digits, at most two decimals ("150.00"). */
export const amountText = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));
/** An amount as a bank answers it: text or number, read exactly by the mappers. */
export const amountReply = z.union([z.string(), z.number()]);
/** A text that a bank may leave out or send as null. */
export const maybeText = z.optional(z.nullable(z.string()));
/** Counts and page numbers: numbers for the sender, texts on the wire. */
export const count = z.coerce.number().check(z.int(), z.nonnegative());
export const pageNumber = z.coerce.number().check(z.int(), z.positive());
export const pageSize = z.coerce.number().check(z.int(), z.positive(), z.maximum(50));
/** DD-MM-YYYY (decisions, dates). */
export const wireDate = z.string().check(z.regex(/^\d{2}-\d{2}-\d{4}$/));
export const accountNumber = z.string().check(z.regex(/^\d{13}$/));
export const narration = z.string().check(z.minLength(1), z.maxLength(25));
export const oneTimeCode = z.string().check(z.regex(/^\d{5}$/));
export const otpPassword = { password: oneTimeCode, passwordType: z.literal("OTP") };
export const nothing = z.object({});
/** An answer of which only the bank's own words are read. */
export const described = z.looseObject({ description: maybeText });
