import { createHmac } from "node:crypto";
import type { MessageCarrier } from "./carrier";

const PATIENCE_MS = 15_000;

/**
 * An SMS gateway that takes each message as a POST of `{ id, to, text }`. The same id can arrive again, after an answer
 * was lost: the gateway sends it once. `X-Signature` is `t=<seconds>,v1=<HMAC-SHA-256 of "<seconds>.<body>" in hex>`.
 */
export const smsGateway = (url: string, key: string): MessageCarrier => ({
  channel: "sms",
  async send({ id, to, text }) {
    const body = JSON.stringify({ id, to, text });
    const at = Math.floor(Date.now() / 1000);
    const signature = createHmac("sha256", key).update(`${at}.${body}`).digest("hex");
    const { ok, status } = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": id,
        "X-Signature": `t=${at},v1=${signature}`,
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!ok) throw Object.assign(new Error("The SMS gateway refused a message"), { responseCode: status });
  },
  close: () => {},
});
