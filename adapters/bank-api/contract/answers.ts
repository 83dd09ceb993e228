import * as z from "zod/mini";

/** No payload, or an answer of which nothing is read. */
export const nothing = z.object({});
/** A text that a bank may leave out or send as null. */
export const maybeText = z.optional(z.nullable(z.string()));
/** An answer of which only the bank's own words are read. */
export const described = z.looseObject({ description: maybeText });

/** An amount as a bank answers it: text or number, read exactly by the mappers. */
export const amountReply = z.union([z.string(), z.number()]);
export const maybeAmount = z.optional(z.nullable(amountReply));
/** Codes and ids, which some banks send as numbers. */
export const textOrNumber = z.union([z.string(), z.number()]);
export const maybeTextOrNumber = z.optional(z.nullable(textOrNumber));
export const maybeFlag = z.optional(z.nullable(z.union([z.boolean(), z.string()])));
export const countReply = z.coerce.number<number>();
export const maybeCount = z.optional(z.nullable(countReply));

/** A list that a bank may leave out or send as null when it is empty. */
export const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    z.optional(z.nullable(z.array(row))),
    z.transform((rows) => rows ?? []),
  );

/**
 * A payment taken: paid at once, or sent for approval; the id leads to the receipt.
 * `receiptFrom` is an extension: the moment from which a payment that is settled later has a receipt.
 */
export const paid = z.looseObject({ transactionId: maybeText, description: maybeText, receiptFrom: maybeText });
/** What an endpoint with `answer: "file"` answers; a bank that gives the file no name has an empty one. */
export const file = z.object({ fileName: z.string(), mimeType: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileAnswer = z.output<typeof file>;
