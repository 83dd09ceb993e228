import type { CallIntent } from "../../contract/intent";
import { secondsAfter } from "../core/clock";
import type { Call } from "../core/handler";
import { sendSecretMessages } from "../messages/secret-messages";
import { type CodePurpose, codeMessage, meaningOf } from "./code-messages";

export type CodeRecipient = { readonly username: string; readonly phone: string; readonly email: string };
type NewCode = {
  readonly digits: string;
  readonly purpose: CodePurpose;
  readonly intent?: CallIntent | undefined;
};

const NO_RECIPIENT: CodeRecipient = { username: "", phone: "", email: "" };

/** Sends a code to phone and e-mail. Without a recipient the same statement runs and adds no message. */
export async function sendCode(
  { db, now, settings }: Pick<Call, "db" | "now" | "settings">,
  { digits, purpose, intent }: NewCode,
  recipient: CodeRecipient | undefined,
): Promise<void> {
  const meaning = meaningOf(purpose, intent, settings.bankName);
  const body = codeMessage(digits, meaning, settings.codes.lifeSeconds / 60);
  const { username, phone, email } = recipient ?? NO_RECIPIENT;
  const message = {
    username,
    subject: `${settings.bankName}: your one-time code`,
    body,
    at: now,
    secret: digits,
    until: secondsAfter(now, settings.codes.lifeSeconds),
  };
  await sendSecretMessages(
    db,
    settings,
    [
      { ...message, channel: "sms", recipient: phone },
      { ...message, channel: "email", recipient: email },
    ],
    { isDelivered: recipient !== undefined },
  );
}
