import type { Call } from "../core/handler";
import type { Connection } from "../database/tables";
import { formatMoney } from "../ledger/minor-units";
import { type OutgoingMessage, sendMessages } from "../messages/messages";
import { totalOf } from "../orders/order";
import { approversOf } from "../people/approvers";
import { messagesTo, type NoticeKind, type Recipient, recipientsOf } from "../people/preferences";
import { isolated } from "../values/isolated";

type NotifiedRequest = {
  readonly id: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly charge: bigint;
  readonly eLevy: bigint;
};

/** Notifies all users who can decide the request, except its creator, by the ways that they have chosen. */
export async function notifyAuthorizers({ db, caller, now, settings }: Call, request: NotifiedRequest): Promise<void> {
  const approvers = await approversOf(db, caller.companyId, [caller.userId]);
  if (approvers.length === 0) return;
  const ids = approvers.map(({ id }) => id);
  const people = await recipientsOf(db, "WAITING").where("person.id", "in", ids).execute();
  await sendToAll(db, people, "WAITING", now, {
    subject: `${settings.bankName}: a request waits for your approval`,
    body: `${isolated(caller.fullName)} asks for approval of ${inWords(request)}.`,
  });
}

/** Notifies the creator of a request of its outcome. */
export async function notifyCreator(
  { db, now, settings }: Pick<Call, "db" | "now" | "settings">,
  userId: string,
  request: NotifiedRequest,
  outcome: string,
): Promise<void> {
  const people = await recipientsOf(db, "OUTCOME").where("person.id", "=", userId).execute();
  await sendToAll(db, people, "OUTCOME", now, {
    subject: `${settings.bankName}: your request ${request.id} ${inBrief(outcome)}`,
    body: sentence(`Your request for ${inWords(request)} ${outcome}`),
  });
}

/** Returns an outcome without the person and the reason, such as "was approved and failed". */
const inBrief = (outcome: string): string =>
  outcome.replace(/: .*$/su, "").replace(/ by .*?(?= and (?:paid|failed|is|needs)\b|$)/su, "");

/** Adds a full stop if the text does not end in punctuation. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const inWords = (request: NotifiedRequest): string =>
  `${formatMoney(request.currency, totalOf(request))} (${request.id})`;

async function sendToAll(
  db: Connection,
  people: readonly Recipient[],
  kind: NoticeKind,
  at: Date,
  message: Pick<OutgoingMessage, "subject" | "body">,
): Promise<void> {
  const messages = messagesTo(people, kind, at, message);
  if (messages.length > 0) await sendMessages(db, messages);
}
