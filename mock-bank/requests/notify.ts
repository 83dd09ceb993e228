import type { Call, Connection } from "../handler";
import { toWords } from "../ledger/amounts";
import { type OutgoingMessage, sendMessages } from "../messages";
import { totalOf } from "../payments/order";

type Person = { readonly username: string; readonly phone: string; readonly email: string };
type Asked = {
  readonly id: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly charge: bigint;
  readonly eLevy: bigint;
};

/** Notifies all users who can decide the request, except its creator. */
export async function tellAuthorizers({ db, caller, now, settings }: Call, request: Asked): Promise<void> {
  const people = await db
    .selectFrom("users")
    .select(["username", "phone", "email"])
    .where("company_id", "=", caller.companyId)
    .where("role", "in", ["Authorizer", "Initiator & Authorizer"])
    .where("active", "=", true)
    .where("id", "<>", caller.userId)
    .execute();
  await tell(db, people, now, {
    subject: `${settings.bankName}: a request waits for your approval`,
    body: `${caller.fullName} asks for approval of ${inWords(request)}.`,
  });
}

/** Notifies the creator of a request of its outcome. */
export async function tellCreator(
  { db, now, settings }: Pick<Call, "db" | "now" | "settings">,
  userId: string,
  request: Asked,
  outcome: string,
): Promise<void> {
  const people = await db.selectFrom("users").select(["username", "phone", "email"]).where("id", "=", userId).execute();
  await tell(db, people, now, {
    subject: `${settings.bankName}: your request ${request.id}`,
    body: sentence(`Your request for ${inWords(request)} ${outcome}`),
  });
}

/** Adds a full stop if the text does not end in punctuation. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const inWords = (request: Asked): string => `${toWords(request.currency, totalOf(request))} (${request.id})`;

async function tell(
  db: Connection,
  people: readonly Person[],
  at: Date,
  message: Pick<OutgoingMessage, "subject" | "body">,
): Promise<void> {
  const messages = people.flatMap(({ username, phone, email }): OutgoingMessage[] => [
    { ...message, channel: "sms", recipient: phone, username, at },
    { ...message, channel: "email", recipient: email, username, at },
  ]);
  if (messages.length > 0) await sendMessages(db, messages);
}
