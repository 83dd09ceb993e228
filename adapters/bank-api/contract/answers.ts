import * as z from "zod/mini";

/** No payload, or a reply without any field that is read. */
export const noFields = z.object({});
/** A text that the bank may omit or send as null. */
export const maybeText = z.optional(z.nullable(z.string()));
/** A reply of which only the bank's message is read. */
export const messageReply = z.looseObject({ description: maybeText });

/** An amount in a reply: text or number; the mappers read it exactly. */
export const amountReply = z.union([z.string(), z.number()]);
export const maybeAmount = z.optional(z.nullable(amountReply));
/** A code or id. Some banks send these as numbers. */
export const textOrNumber = z.union([z.string(), z.number()]);
export const maybeTextOrNumber = z.optional(z.nullable(textOrNumber));
export const maybeFlag = z.optional(z.nullable(z.union([z.boolean(), z.string()])));
export const countReply = z.coerce.number<number>();
export const maybeCount = z.optional(z.nullable(countReply));

/** A list that the bank may omit or send as null if it is empty. */
export const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.pipe(
    z.optional(z.nullable(z.array(row))),
    z.transform((rows) => rows ?? []),
  );

/**
 * The reply to a payment, which was executed or sent for approval; the id leads to the receipt.
 * `receiptFrom` is an extension: the time from which a payment that is settled later has a receipt.
 */
export const paymentReply = z.looseObject({ transactionId: maybeText, description: maybeText, receiptFrom: maybeText });
/** The reply of endpoints with `answer: "file"`. `fileName` is empty if the bank names none. */
export const fileReply = z.object({ fileName: z.string(), mimeType: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileAnswer = z.output<typeof fileReply>;
