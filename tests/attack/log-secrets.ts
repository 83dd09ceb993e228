import { secretsRead } from "../support/wire-client";
import type { Target } from "./target";

/**
 * Codes, account numbers and secrets found in the log: returns codes that were sent, numbers of accounts, wallets and
 * phones, and the given secrets, if the log contains them.
 */
export async function logSecrets({ bank, log }: Target, others: readonly string[]): Promise<string[]> {
  const text = log.join("");
  const sent = await bank.bank.db.selectFrom("messages").select("code").where("code", "is not", null).execute();
  const codes = new Set([...sent.map(({ code }) => code ?? ""), ...secretsRead]);
  const numbers = text.match(/\b\d{5}\b/g) ?? [];
  return [
    ...numbers.filter((number) => codes.has(number)),
    ...(text.match(/\b(\d{10}|\d{13}|\d{16})\b/g) ?? []),
    ...others.filter((secret) => secret !== "" && text.includes(secret)),
  ];
}
