import { randomUUID } from "node:crypto";
import { CryptoJsCipher } from "../../adapters/bank-api/transport/payload-cipher";
import type { RunningBank } from "../../mock-bank/start-bank";
import type { CallReport } from "../../tools/verify-bank/finding";
import { Line } from "../../tools/verify-bank/line";
import { readValues } from "../../tools/verify-bank/values";
import type { Verification } from "../../tools/verify-bank/verification";
import { verifyBank } from "../../tools/verify-bank/verify-bank";
import { codeFor } from "./wire-client";

type Run = Partial<Pick<Verification, "isAll" | "only" | "letCodeExpire">> & {
  /** The address to call, if it is not the bank's own. */
  readonly address?: string;
  readonly secret?: string;
  readonly values?: object;
};
type User = { readonly username: string; readonly password: string };

/** Runs verify-bank with a user of a running bank. */
export async function verified(running: RunningBank, user: User, run: Run = {}): Promise<readonly CallReport[]> {
  const { apiBasePath, payloadSecret, isEncrypted } = running.configuration;
  const { address = running.address, secret = payloadSecret, values = {}, isAll = false, only, letCodeExpire } = run;
  const cipher = isEncrypted ? new CryptoJsCipher(secret) : undefined;
  return verifyBank({
    ...user,
    isAll,
    only,
    letCodeExpire,
    line: new Line(address + apiBasePath, cipher, randomUUID()),
    values: readValues(JSON.stringify(values)),
    askCode: () => codeFor(running, user.username),
    tell: () => {},
  });
}
