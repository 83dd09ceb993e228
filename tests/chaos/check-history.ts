import type { Call, History } from "./history";
import { cedis } from "./payment";

/** One line of the ledger, as SQL returns it. */
export type LedgerLine = {
  /** Lines are numbered in the order in which the ledger wrote them. */
  readonly line: number;
  readonly entry: string;
  /** Null: the entry belongs to no request, such as an opening balance. */
  readonly requestId: string | null;
  readonly account: string;
  readonly pesewas: number;
  /** The narration, by which a payment is recognised. */
  readonly key: string;
  /** Bank time in milliseconds. */
  readonly postedAt: number;
};

export type Ledger = {
  readonly lines: readonly LedgerLine[];
  /** Book balance of each account in pesewas. */
  readonly books: ReadonlyMap<string, number>;
};

export const findingKinds = ["lost", "doubled", "unbalanced", "reordered", "unexplained"] as const;
/**
 * - lost: acknowledged and not posted
 * - doubled: one payment posted more than once
 * - unbalanced: an entry that moves other amounts than its payment, or a balance that is not the sum of its lines
 * - reordered: posted before another payment of the account that was acknowledged before this one was sent
 * - unexplained: posted and never sent
 */
export type FindingKind = (typeof findingKinds)[number];
export type Findings = Readonly<Record<FindingKind, readonly string[]>>;

/** Compares what clients sent and saw with what the ledger holds. */
export function checkHistory({ calls, openings }: Pick<History, "calls" | "openings">, ledger: Ledger): Findings {
  const payments = groupedBy(calls, ({ key }) => key);
  const moved = ledger.lines.filter(({ requestId }) => requestId !== null);
  const entries = [...groupedBy(moved, ({ entry }) => entry).values()];
  const entriesOf = groupedBy(entries, ([first]) => first?.key ?? "");
  return {
    lost: [...payments].flatMap(([key, tries]) => lostIn(key, tries, entriesOf.get(key) ?? [])),
    doubled: [...entriesOf].flatMap(([key, posted]) =>
      payments.has(key) && posted.length > 1 ? [`payment ${key} was posted more than once`] : [],
    ),
    unbalanced: [
      ...entries.flatMap((lines) => wrongAmountsIn(lines, payments.get(lines[0]?.key ?? "")?.[0])),
      ...wrongBooksIn(openings, moved, ledger.books),
    ],
    reordered: [...groupedBy(moved, ({ account }) => account)].flatMap(([account, lines]) =>
      reorderedIn(account, lines, payments),
    ),
    unexplained: [...entriesOf].flatMap(([key, posted]) =>
      payments.has(key) ? [] : posted.map(([first]) => `entry ${first?.entry} (${key}) was never sent`),
    ),
  };
}

type Entry = readonly LedgerLine[];

function lostIn(key: string, tries: readonly Call[], posted: readonly Entry[]): string[] {
  const postedIds = new Set(posted.map(([first]) => first?.requestId));
  const answeredIds = new Set(tries.map(({ answered }) => answered?.requestId).filter((id) => id !== undefined));
  return [...answeredIds]
    .filter((id) => !postedIds.has(id))
    .map((id) => `payment ${key} was acknowledged as ${id} and is not posted`);
}

function wrongAmountsIn(lines: Entry, payment: Call | undefined): string[] {
  if (!payment) return [];
  const { account, to, pesewas } = payment;
  const inWords = (changes: readonly (readonly [string, number])[]) =>
    changes.map(([number, amount]) => `${number} by ${signedCedis(amount)}`).join(", ");
  const expected = inWords([
    [account, -pesewas],
    [to, pesewas],
  ]);
  const found = inWords(
    lines.toSorted((a, b) => a.pesewas - b.pesewas).map((line) => [line.account, line.pesewas] as const),
  );
  return found === expected ? [] : [`entry ${lines[0]?.entry} changes ${found} instead of ${expected}`];
}

function wrongBooksIn(openings: ReadonlyMap<string, number>, moved: Entry, books: ReadonlyMap<string, number>) {
  const linesOf = groupedBy(moved, ({ account }) => account);
  return [...openings].flatMap(([account, opening]) => {
    const expected = (linesOf.get(account) ?? []).reduce((sum, { pesewas }) => sum + pesewas, opening);
    const book = books.get(account);
    if (book === expected) return [];
    const held = book === undefined ? "nothing" : signedCedis(book);
    return [`account ${account} holds ${held} instead of ${signedCedis(expected)}`];
  });
}

/** Checks the order by line number and the order by posting time, which statements show. */
function reorderedIn(account: string, lines: Entry, payments: ReadonlyMap<string, readonly Call[]>): string[] {
  const paid = lines.flatMap((line) => {
    const tries = payments.get(line.key);
    return tries?.[0]?.account === account ? [{ ...line, ...intervalOf(tries) }] : [];
  });
  const byLine = paid.toSorted((a, b) => a.line - b.line);
  // At the same time the later line is shown after the earlier one.
  const byTime = byLine.toSorted((a, b) => a.postedAt - b.postedAt);
  return [...new Set([...overtakenIn(account, byLine), ...overtakenIn(account, byTime)])];
}

type Interval = { readonly key: string; readonly firstSentAt: number; readonly firstAnsweredAt: number };

/** A payment is unknown before its first call and acknowledged from its first success on. */
function intervalOf(tries: readonly Call[]): Omit<Interval, "key"> {
  const successes = tries.flatMap(({ answered }) => (answered?.requestId === undefined ? [] : [answered.at]));
  return {
    firstSentAt: tries.reduce((least, { sentAt }) => Math.min(least, sentAt), Number.POSITIVE_INFINITY),
    firstAnsweredAt: successes.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY),
  };
}

function overtakenIn(account: string, inLedgerOrder: readonly Interval[]): string[] {
  const found: string[] = [];
  let latest: Interval | undefined;
  for (const payment of inLedgerOrder) {
    if (latest && latest.firstSentAt > payment.firstAnsweredAt)
      found.push(`account ${account}: ${latest.key} is before ${payment.key}, whose answer arrived before it was sent`);
    if (!latest || payment.firstSentAt > latest.firstSentAt) latest = payment;
  }
  return found;
}

const signedCedis = (pesewas: number): string => `${pesewas < 0 ? "-" : ""}${cedis(Math.abs(pesewas))}`;

function groupedBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
