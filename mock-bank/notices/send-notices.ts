import { sql } from "kysely";
import { access } from "../../contract/description/access";
import type { Role } from "../core/handler";
import type { Settings } from "../core/settings";
import type { Connection, Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { formatMoney, type Minor } from "../ledger/minor-units";
import { ownAddress, withoutLinks } from "../messages/message-text";
import { sendMessages } from "../messages/messages";
import { messagesTo, type NoticeKind, recipientsOf } from "../people/preferences";
import { denialOf } from "../session/access";
import { isolated } from "../values/isolated";
import { wireMoment } from "../values/wire-dates";
import { type Notice, nextNotices } from "./notice-list";

/** Notices of an account that are sent one by one. More are summed up in one message, such as those of a bulk. */
const SINGLY_MAX = 10;
/** Notices that are summed up in one transaction. */
const AT_ONCE_MAX = 1000;

type Subscription = { readonly userId: string; readonly accountId: string };

/**
 * Sends the debits and credits that people want by e-mail or SMS. A mark says up to which notice an account's were
 * sent; messages and mark are written in one transaction, so a kill neither loses nor repeats one.
 */
export async function sendNotices(db: Database, settings: Settings, now: Date): Promise<void> {
  for (const subscription of await unsent(db)) {
    let isMore = true;
    while (isMore) isMore = await inTransaction(db, (tx) => sendNext(tx, subscription, settings, now));
  }
}

/** People who want debits or credits, with each of their accounts that has unsent lines. */
async function unsent(db: Connection): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    select distinct person.id as "userId", account.id as "accountId"
      from notice_preferences chosen
      join users person on person.id = chosen.user_id and person.active
      join ledger_accounts account on account.company_id = person.company_id
      left join notice_marks mark on mark.user_id = person.id and mark.account_id = account.id
     where chosen.kind in ('DEBIT', 'CREDIT') and (chosen.email or chosen.sms)
       and exists (select from journal_lines line where line.account_id = account.id and line.id > coalesce(mark.sent_to, 0))`.execute(
    db,
  );
  return rows;
}

/** Locks the mark, so that no other process sends the same. @returns whether the account may have more unsent notices */
async function sendNext(
  tx: Connection,
  { userId, accountId }: Subscription,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ sentTo: string }>`
    insert into notice_marks (user_id, account_id) values (${userId}, ${accountId})
    on conflict (user_id, account_id) do update set sent_to = notice_marks.sent_to
    returning sent_to as "sentTo"`.execute(tx);
  const after = rows[0]?.sentTo ?? "0";
  const notices = await nextNotices(tx, accountId, { after, max: AT_ONCE_MAX });
  const newest = notices.at(-1);
  if (!newest) return false;
  await tx
    .updateTable("notice_marks")
    .set({ sent_to: newest.id })
    .where("user_id", "=", userId)
    .where("account_id", "=", accountId)
    .execute();
  if (await mayRead(tx, userId))
    for (const kind of ["DEBIT", "CREDIT"] as const) await sendKind(tx, { userId, kind, notices, settings, now });
  return notices.length === AT_ONCE_MAX;
}

/** Whether the person may still read the movements of accounts. */
async function mayRead(tx: Connection, userId: string): Promise<boolean> {
  const { role, menus } = await tx
    .selectFrom("users")
    .select(["role", "menus"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  // The database has a check on the roles.
  return !denialOf(access.notices.list, { role: role as Role, menus, mustChangePassword: false });
}

type Batch = {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly notices: readonly Notice[];
  readonly settings: Settings;
  readonly now: Date;
};

async function sendKind(tx: Connection, { userId, kind, notices, settings, now }: Batch): Promise<void> {
  const ofKind = notices.filter(({ isCredit }) => isCredit === (kind === "CREDIT"));
  if (ofKind.length === 0) return;
  const people = await recipientsOf(tx, kind).where("person.id", "=", userId).execute();
  const texts = ofKind.length > SINGLY_MAX ? [summaryOf(ofKind)] : ofKind.map(textOf);
  const subject = `${settings.bankName}: ${kind === "CREDIT" ? "money came in" : "money went out"}`;
  const messages = texts.flatMap((text) =>
    messagesTo(people, kind, now, { subject, body: [text, ...ownAddress(settings)].join("\n") }),
  );
  if (messages.length > 0) await sendMessages(tx, messages);
}

/** The facts that Ghana's Act 987 asks of payment providers, and the balance. The number of the account is shortened. */
function textOf(notice: Notice): string {
  const { isCredit, currency, amount, charges, title, reference, at, balance, accountNumber, counterparty } = notice;
  const money = (minor: Minor) => formatMoney(currency, minor);
  const { name = "", account = "" } = counterparty;
  const party = withoutLinks([isolated(name), account].filter(Boolean).join(", "));
  return [
    `${isCredit ? "Credit" : "Debit"} of ${money(amount)}, account ending ${accountNumber.slice(-4)}`,
    `Kind: ${title}`,
    `Reference: ${reference}`,
    `Time: ${wireMoment(at)}`,
    ...(party ? [`${isCredit ? "From" : "To"}: ${party}`] : []),
    `Charges: ${money(charges)}`,
    `Balance: ${money(balance)}`,
  ].join("\n");
}

function summaryOf(notices: readonly Notice[]): string {
  const sum = (of: (notice: Notice) => Minor) => notices.reduce((total, notice) => total + of(notice), 0n);
  const [first] = notices;
  const last = notices.at(-1);
  if (!first || !last) return "";
  const money = (minor: Minor) => formatMoney(first.currency, minor);
  const total = money(sum(({ amount }) => amount));
  return [
    `${notices.length} ${first.isCredit ? "credits" : "debits"} of ${total} in total, account ending ${first.accountNumber.slice(-4)}`,
    `References: ${first.reference} to ${last.reference}`,
    `Time: ${wireMoment(first.at)} to ${wireMoment(last.at)}`,
    `Charges: ${money(sum(({ charges }) => charges))}`,
    `Balance: ${money(last.balance)}`,
    "The notices in internet banking show each of them.",
  ].join("\n");
}
