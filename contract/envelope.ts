import * as z from "zod/mini";
import { countReply, maybe, message } from "./answers";

/** The envelope of every reply: code 0 is success, see `codes.ts` for other codes (specification 1, section 7). */
export const envelope = z.looseObject({
  /** A number, or its digits as text. If it is null, empty or missing, the reply is unreadable and never a success. */
  code: z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.coerce.number()),
  description: maybe(message),
  /** Attempts left for the current one-time code after a wrong code; 0 means that the code is void. */
  failureCount: maybe(countReply),
  /**
   * Extension, with code 103: PASSWORD_RESET if the session ended because the user's forgotten password was replaced. A
   * bank without it, or another value, means that the session timed out.
   */
  endReason: maybe(z.string()),
});
export type Envelope = z.output<typeof envelope>;
