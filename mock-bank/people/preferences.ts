import { sql } from "kysely";
import { access } from "../../contract/description/access";
import type { ListedValue } from "../../contract/listed-values";
import { type Call, type Caller, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { auditAct } from "../ledger/audit-actor";
import type { OutgoingMessage } from "../messages/messages";
import { isPermitted } from "../session/access";

/** Everything but messages that the bank always sends. */
export type NoticeKind = Exclude<ListedValue<"noticeKind">, "SECURITY">;
type Ways = { readonly email: boolean; readonly sms: boolean };

/** The ways for people who have not chosen. The client shows debits and credits to all, so they need no message. */
const usual: Readonly<Record<NoticeKind, Ways>> = {
  DEBIT: { email: false, sms: false },
  CREDIT: { email: false, sms: false },
  WAITING: { email: true, sms: true },
  REMINDER: { email: true, sms: false },
  OUTCOME: { email: true, sms: true },
};

/** The right that a person needs in order to get messages of a kind, and to choose them. */
const rightOf: Readonly<Record<NoticeKind, (typeof access.approvals)["approve"]>> = {
  DEBIT: access.notices.list,
  CREDIT: access.notices.list,
  WAITING: access.approvals.approve,
  REMINDER: access.approvals.approve,
  OUTCOME: access.requests.recall,
};
/** Kinds that the client shows too, as notices or as the number of waiting requests. */
const inClient: readonly NoticeKind[] = ["DEBIT", "CREDIT", "WAITING", "REMINDER"];

const mayGet = (kind: NoticeKind, who: Caller): boolean => isPermitted(rightOf[kind], who);

/** A person who gets a message, with the chosen ways. */
export type Recipient = {
  readonly id: string;
  readonly username: string;
  readonly phone: string;
  readonly email: string;
  readonly byEmail: boolean | null;
  readonly bySms: boolean | null;
};

/** Selects {@link Recipient}s of a kind; the caller adds the condition on people. */
export const recipientsOf = (db: Connection, kind: NoticeKind) =>
  db
    .selectFrom("users as person")
    .leftJoin("notice_preferences as chosen", (join) =>
      join.onRef("chosen.user_id", "=", "person.id").on("chosen.kind", "=", kind),
    )
    .select(["person.id", "person.username", "person.phone", "person.email"])
    .select(["chosen.email as byEmail", "chosen.sms as bySms"]);

/** Returns a message to each recipient by each chosen way. */
export const messagesTo = (
  recipients: readonly Recipient[],
  kind: NoticeKind,
  at: Date,
  message: Pick<OutgoingMessage, "subject" | "body">,
): OutgoingMessage[] =>
  recipients.flatMap(({ username, phone, email, byEmail, bySms }) => [
    ...((bySms ?? usual[kind].sms) ? [{ ...message, channel: "sms" as const, recipient: phone, username, at }] : []),
    ...((byEmail ?? usual[kind].email)
      ? [{ ...message, channel: "email" as const, recipient: email, username, at }]
      : []),
  ]);

/** Returns the caller's ways for each kind of message, including the kinds that the bank always sends. */
export async function preferencesOf({ db, caller }: Call) {
  const chosen = await db.selectFrom("notice_preferences").selectAll().where("user_id", "=", caller.userId).execute();
  const kinds = (Object.keys(usual) as NoticeKind[]).filter((kind) => mayGet(kind, caller));
  const preferences = kinds.map((kind) => {
    const { email, sms } = chosen.find((row) => row.kind === kind) ?? usual[kind];
    return { kind, inClient: inClient.includes(kind), byEmail: email, bySms: sms, isFixed: false };
  });
  return [...preferences, { kind: "SECURITY" as const, inClient: false, byEmail: true, bySms: true, isFixed: true }];
}

type Choice = { readonly kind: ListedValue<"noticeKind">; readonly way: "EMAIL" | "SMS"; readonly isOn: boolean };

/** Stores one choice. Debits and credits are sent from now on, not those before. */
export async function choose(call: Call, { kind, way, isOn }: Choice): Promise<Refusal | undefined> {
  const { db, caller } = call;
  if (kind === "SECURITY") return refuse("The bank always sends codes and passwords.");
  if (!mayGet(kind, caller)) return refuse("You do not get messages of this kind.");
  const { userId, companyId } = caller;
  if (kind === "DEBIT" || kind === "CREDIT") await beginSending(db, { userId, companyId });
  const ways = { ...usual[kind], [way === "EMAIL" ? "email" : "sms"]: isOn };
  await sql`
    insert into notice_preferences (user_id, kind, email, sms)
    values (${userId}, ${kind}, ${ways.email}, ${ways.sms})
    on conflict (user_id, kind) do update set ${way === "EMAIL" ? sql`email` : sql`sms`} = ${isOn}`.execute(db);
  await auditAct(call, "messagesChosen", `${kind} by ${way}: ${isOn ? "on" : "off"}`);
  return undefined;
}

/** Skips all notices until now, unless some are sent to the person already. */
async function beginSending(db: Connection, { userId, companyId }: Pick<Caller, "userId" | "companyId">) {
  await sql`
    insert into notice_marks (user_id, account_id, sent_to)
    select ${userId}, account.id, coalesce((select max(id) from journal_lines where account_id = account.id), 0)
      from ledger_accounts account
     where account.company_id = ${companyId}
       and not exists (
         select from notice_preferences chosen
          where chosen.user_id = ${userId} and chosen.kind in ('DEBIT', 'CREDIT') and (chosen.email or chosen.sms))
    on conflict (user_id, account_id) do update set sent_to = excluded.sent_to`.execute(db);
}
