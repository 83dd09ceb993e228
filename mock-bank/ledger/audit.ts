import { sql } from "kysely";
import type { ListedValue } from "../../adapters/bank-api/contract/listed-values";
import { once } from "../database/once";
import type { Connection } from "../handler";

/** A step in the history of a request, which customers read; every other event is for the bank only. */
export type RequestEvent = ListedValue<"requestEvent">;

type Occurrence =
  | { readonly requestId: string; readonly event: RequestEvent }
  /** A past participle: signedIn, scheduled, refused. */
  | { readonly requestId?: undefined; readonly event: string };

export type AuditEvent = Occurrence & {
  /** Null for what belongs to no company: an unknown user name, the bank's own work. */
  readonly companyId: string | null;
  readonly userId: string | null;
  /** For people. Never a code, password or session. */
  readonly detail: string;
  readonly at: Date;
};

/**
 * Adds to the story that nobody can rewrite: each row carries a hash over itself and the row before it in its company's chain.
 * Writing takes the chain for the rest of the transaction, so it is the last thing that a command does.
 */
export async function audit(
  tx: Connection,
  { companyId, userId, event, requestId, detail, at }: AuditEvent,
): Promise<void> {
  await addToChain(tx, {
    ...{ companyId, userId, event, detail, at },
    chain: companyId ?? "bank",
    request: requestId ?? null,
  });
}

type Told = Omit<AuditEvent, "requestId"> & { readonly chain: string; readonly request: string | null };
const addToChain = once((_, { chain, companyId, userId, event, request, detail, at }: Told) => {
  const link = (previous: ReturnType<typeof sql>) =>
    sql`audit_link(${previous}, ${companyId}, ${userId}, ${event}, ${request}, ${detail}, ${at}::timestamptz)`;
  return sql`
    with head as (
      insert into audit_chains as chains (chain, link) values (${chain}, ${link(sql`''`)})
      on conflict (chain) do update set link = ${link(sql`chains.link`)}
      returning link
    )
    insert into audit (company_id, user_id, event, request_id, detail, at, chain, link)
    select ${companyId}, ${userId}, ${event}, ${request}, ${detail}, ${at}::timestamptz, ${chain}, link from head`;
});
