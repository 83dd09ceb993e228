import * as z from "zod/mini";

/** A required text. */
export const text = (lengthMax: number) => z.string().check(z.minLength(1), z.maxLength(lengthMax));
/** A text that can be omitted or empty. */
export const optionalText = (lengthMax: number) => z.optional(z.string().check(z.maxLength(lengthMax)));
/** Allows an empty text, for fields that are sent even if they are empty. */
export const orEmpty = <Field extends z.ZodMiniType>(field: Field) => z.union([field, z.literal("")]);

/** An amount in a request: digits with at most two decimals ("150.00"). */
export const amountText = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/));
/** The sender gives a number, which is transmitted as text. */
export const pageNumber = z.coerce.number<number>().check(z.int(), z.positive());
export const pageSize = z.coerce.number<number>().check(z.int(), z.positive(), z.maximum(50));
/**
 * The id of the last row of the page before: the page begins after this row, also if rows have come or gone since. Sent
 * if the answer before had `position`.
 */
export const afterRow = z.optional(z.string().check(z.maxLength(40)));
/** DD-MM-YYYY (spec gaps, dates). */
export const wireDate = z.string().check(z.regex(/^\d{2}-\d{2}-\d{4}$/));

/** DD-MM-YYYY HH:mm. */
export const wireMinute = z.string().check(z.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}$/));

/** A flag. The sender gives a boolean, "true" or "false"; the bank reads a boolean. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false"])]),
  z.transform((given) => String(given) === "true"),
);

/** The number of an account of this bank. */
export const accountNumber = z.string().check(z.regex(/^\d{13}$/));
/** The account number of any bank in Ghana (spec gaps, payments). */
export const anyAccountNumber = z.string().check(z.regex(/^(\d{10}|\d{13}|\d{16})$/));
export const walletNumber = z.string().check(z.regex(/^\d{10}$/));
export const customerId = z.string().check(z.regex(/^\d{1,10}$/));
export const lastCardDigits = z.string().check(z.regex(/^\d{4}$/));
/** At least ten digits (specification 1, section 5). */
export const phoneNumber = z.string().check(z.regex(/^\d{10,15}$/));
export const email = z.email().check(z.maxLength(120));
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
export const narration = text(25);
export const id = text(40);

const oneTimeCode = z.string().check(z.regex(/^\d{5}$/));
export const otpPassword = { password: oneTimeCode, passwordType: z.literal("OTP") };

/** A value that is sent as JSON text in one field (specification 2, section 7). */
export const jsonText = <Value extends z.ZodMiniType>(value: Value) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((given, context): unknown => {
        try {
          return JSON.parse(given);
        } catch {
          context.issues.push({ code: "custom", message: "Not a JSON text", input: given });
          return z.NEVER;
        }
      }),
    ),
    value,
  );
