import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { oneLine } from "../documents/xml";
import type { Statement, StatementLine } from "./statement";

/** An account's line in the journal, with everything that accounting programs match it by. */
export type Booking = StatementLine & {
  readonly kind: "payment" | "charge" | "eLevy";
  /** Reference of the entry in the journal. The lines of a payment, its charge and its E-Levy share it. */
  readonly journalReference: string;
  /** The request that was paid; absent for what no request led to, such as an opening balance. */
  readonly requestId: string | undefined;
  readonly counterparty: Counterparty;
};
/** The other party, as far as the bank knows it. */
export type Counterparty = { readonly name?: string | undefined; readonly account?: string | undefined };

/** A statement for accounting programs. */
export type Books = {
  readonly bankName: string;
  readonly company: string;
  /** When the statement was issued. */
  readonly at: Date;
  readonly statement: Statement;
  readonly bookings: AsyncIterable<readonly Booking[]>;
};

/** Adds to the lines of a statement what the journal and the requests know about them, part by part. */
export async function* bookingsOf(db: Connection, { lines }: Statement): AsyncGenerator<readonly Booking[]> {
  for await (const part of lines()) {
    const ids = part.map(({ id }) => id);
    const found = new Map((await journalFactsOf(db, ids)).map((facts) => [facts.id, facts]));
    yield part.map((line) => toBooking(line, found.get(line.id)));
  }
}

/** The account on the other side of a line, and the request if it was paid from this account. */
type JournalFacts = {
  readonly id: string;
  readonly reference: string;
  readonly requestId: string | null;
  readonly otherKind: string | null;
  readonly otherNumber: string | null;
  readonly otherName: string | null;
  readonly details: Fields | null;
  /** The payee's row of a bulk. */
  readonly row: Fields | null;
};
type Fields = Readonly<Record<string, unknown>>;

/**
 * The lines of an entry are pairs, from one account to another (`post.ts`): the other side of a line is its neighbour.
 * The reference of a bulk's row ends with the position of the row (`entriesOf`).
 */
export async function journalFactsOf(db: Connection, ids: readonly string[]): Promise<JournalFacts[]> {
  const { rows } = await sql<JournalFacts>`
    with listed as (select unnest(${ids}::bigint[]) as id),
    placed as (
      select id, entry_id, account_id, amount, row_number() over (partition by entry_id order by id) as place
        from journal_lines
       where entry_id in (select entry_id from journal_lines where id in (select id from listed)))
    select line.id, entry.reference, entry.request_id as "requestId", other.kind as "otherKind",
           other.number as "otherNumber", other.name as "otherName", request.details, payee.row
      from placed line
      join journal_entries entry on entry.id = line.entry_id
      left join placed paired on paired.entry_id = line.entry_id and paired.amount = -line.amount
                             and paired.place = line.place + case line.place % 2 when 1 then 1 else -1 end
      left join ledger_accounts other on other.id = paired.account_id
      left join requests request on request.id = entry.request_id and request.source_account_id = line.account_id
      left join request_rows payee on payee.request_id = request.id
                                  and payee.position = substring(entry.reference from '-([0-9]{1,9})$')::integer
     where line.id in (select id from listed)`.execute(db);
  return rows;
}

function toBooking(line: StatementLine, facts: JournalFacts | undefined): Booking {
  if (!facts) throw new Error("A line of a statement is not in the journal");
  const kind = kindOf(facts);
  return {
    ...line,
    narration: oneLine(line.narration),
    kind,
    journalReference: facts.reference,
    requestId: facts.requestId ?? undefined,
    counterparty: kind === "payment" ? counterpartyOf(facts) : {},
  };
}

export const kindOf = ({ otherNumber }: JournalFacts): Booking["kind"] => kinds[otherNumber ?? ""] ?? "payment";
const kinds: Readonly<Record<string, Booking["kind"]>> = { "FEES-INCOME": "charge", "E-LEVY": "eLevy" };
/** Accounts of the bank that stand for one payee. The others, such as a clearing house, pass the money on. */
const billers: readonly string[] = ["GHANA-GOV", "SSNIT"];

export function counterpartyOf({ otherKind, otherNumber, otherName, details, row }: JournalFacts): Counterparty {
  const other = oneLine(otherName ?? "") || undefined;
  if (otherKind === "customer") return { name: other, account: otherNumber ?? undefined };
  if (row)
    return {
      name: textIn(row, "beneficiaryName", "walletName", "cardName"),
      account: textIn(row, "beneficiaryAccount", "beneficiaryWalletNumber", "customerId"),
    };
  return {
    name: textIn(details ?? {}, "destinationAccountName") ?? (billers.includes(otherNumber ?? "") ? other : undefined),
    account: textIn(details ?? {}, "destinationAccountNo", "customerId"),
  };
}

/** Returns the first of these fields that holds a text. */
const textIn = (fields: Fields, ...names: readonly string[]): string | undefined =>
  names
    .map((name) => fields[name])
    .map((value) => (typeof value === "string" ? oneLine(value) : ""))
    .find(Boolean);
