import * as z from "zod/mini";

/** The public page of the client that checks a paper. Its fragment is the signature, so it reaches no server. */
export const VERIFY_PATH = "/verify";
/** The bank's public keys as a JWK Set (RFC 7517), on the same origin as the client. */
export const KEY_SET_PATH = "/.well-known/jwks.json";
/** EdDSA with Ed25519 (RFC 8037): the only algorithm of signatures. */
export const SIGNATURE_ALGORITHM = "EdDSA";
/** The `typ` of a signed paper (RFC 7515, 4.1.9), so that the signature of another kind of file is none. */
export const PAPER_TYPE = "paper+jws";

/** The kinds of papers, each with what was certain when it was issued. */
const certainties = {
  receipt: "paid",
  advice: "paid",
  statement: "booked",
} as const;
export type PaperKind = keyof typeof certainties;

/** The content of a signed paper: what is printed on it, and nothing else. */
export const paperContent = z.object({
  kind: z.enum(["receipt", "advice", "statement"]),
  /** The bank's name. */
  bank: z.string(),
  reference: z.string(),
  /** In minor units. Of a statement: the closing balance. */
  amount: z.int(),
  /** ISO 4217. */
  currency: z.string(),
  payer: z.string(),
  /** Absent for several beneficiaries, and for a statement. */
  beneficiary: z.optional(z.string()),
  /** Present if the payer gave the beneficiary's name and no bank has confirmed it. */
  isNameGiven: z.optional(z.literal(true)),
  /** Of the beneficiary's account, wallet or card; of a statement: of its account. */
  lastDigits: z.optional(z.string()),
  /** DD-MM-YYYY HH:mm, in Ghana's time. */
  date: z.string(),
  /** `paid`: the money had left the payer for the beneficiary. `booked`: the balance was that of the books. */
  certain: z.enum([certainties.receipt, certainties.statement]),
  /** 2 or more if this paper replaces an earlier one. */
  issue: z.optional(z.int()),
});
export type PaperContent = z.output<typeof paperContent>;
export const certaintyOf = (kind: PaperKind): PaperContent["certain"] => certainties[kind];
