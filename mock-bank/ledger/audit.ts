import { sql } from "kysely";
import type { ListedValue } from "../../adapters/bank-api/contract/listed-values";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../handler";

/** A step in the history of a request, visible to customers. All other events are visible to the bank only. */
export type RequestEvent = ListedValue<"requestEvent">;

type Occurrence =
  | { readonly requestId: string; readonly event: RequestEvent }
  /** A past participle: signedIn, scheduled, refused. */
  | { readonly requestId?: undefined; readonly event: string };

export type AuditEvent = Occurrence & {
  /** Null for events of no company: an unknown user name, or the bank's own work. */
  readonly companyId: string | null;
  readonly userId: string | null;
  /** Readable text. Never contains a code, password or session. */
  readonly detail: string;
  readonly at: Date;
};

/**
 * Appends to the audit. Each row has a hash over itself and the previous row in its company's chain. The chain is
 * locked until the transaction ends, so commands write the audit last.
 */
export async function audit(
  tx: Connection,
  { companyId, userId, event, requestId, detail, at }: AuditEvent,
): Promise<void> {
  await addToChain(tx, {
    companyId,
    userId,
    event,
    detail,
    at,
    chain: companyId ?? "bank",
    request: requestId ?? null,
  });
}

type ChainedEvent = Omit<AuditEvent, "requestId"> & { readonly chain: string; readonly request: string | null };
const addToChain = compileOnce((_, { chain, companyId, userId, event, request, detail, at }: ChainedEvent) => {
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
