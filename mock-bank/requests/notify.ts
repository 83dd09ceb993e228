import type { Call, Connection } from "../handler";
import { formatMoney } from "../ledger/minor-units";
import { type OutgoingMessage, sendMessages } from "../messages";
import { totalOf } from "../payments/order";
import { approversOf } from "./approvers";

type Person = { readonly username: string; readonly phone: string; readonly email: string };
type NotifiedRequest = {
  readonly id: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly charge: bigint;
  readonly eLevy: bigint;
};

/** Notifies all users who can decide the request, except its creator. */
export async function notifyAuthorizers({ db, caller, now, settings }: Call, request: NotifiedRequest): Promise<void> {
  const people = await approversOf(db, caller.companyId, [caller.userId]);
  await sendToAll(db, people, now, {
    subject: `${settings.bankName}: a request waits for your approval`,
    body: `${caller.fullName} asks for approval of ${inWords(request)}.`,
  });
}

/** Notifies the creator of a request of its outcome. */
export async function notifyCreator(
  { db, now, settings }: Pick<Call, "db" | "now" | "settings">,
  userId: string,
  request: NotifiedRequest,
  outcome: string,
): Promise<void> {
  const people = await db.selectFrom("users").select(["username", "phone", "email"]).where("id", "=", userId).execute();
  await sendToAll(db, people, now, {
    subject: `${settings.bankName}: your request ${request.id}`,
    body: sentence(`Your request for ${inWords(request)} ${outcome}`),
  });
}

/** Adds a full stop if the text does not end in punctuation. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const inWords = (request: NotifiedRequest): string =>
  `${formatMoney(request.currency, totalOf(request))} (${request.id})`;

async function sendToAll(
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
