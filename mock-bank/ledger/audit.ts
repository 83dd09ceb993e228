import { sql } from "kysely";
import type { ListedValue } from "../../contract/listed-values";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";

/** A step in the history of a request, visible to customers. */
export type RequestEvent = ListedValue<"requestEvent">;
export type ActivityKind = ListedValue<"activityKind">;

/** The events of no request, as past participles, with the kind that the company's activity lists them under. */
const kindOfEvent = {
  signedIn: "SIGN_IN",
  signedOut: "SIGN_IN",
  signInRefused: "SIGN_IN",
  openedByTrainer: "SIGN_IN",
  scheduled: "SCHEDULE",
  rescheduled: "SCHEDULE",
  unscheduled: "SCHEDULE",
  beneficiaryAdded: "BENEFICIARY",
  beneficiaryChanged: "BENEFICIARY",
  beneficiaryRemoved: "BENEFICIARY",
  nameConfirmed: "BENEFICIARY",
  accountChanged: "BENEFICIARY",
  listSaved: "BENEFICIARY",
  listChanged: "BENEFICIARY",
  listRemoved: "BENEFICIARY",
  downloaded: "DOWNLOAD",
  statementMailed: "DOWNLOAD",
  statementOrdered: "DOWNLOAD",
  paymentReturned: "REQUEST",
  caseOpened: "REQUEST",
  caseAnswered: "REQUEST",
  paperReplaced: "DOWNLOAD",
  messagesChosen: "SECURITY",
  passwordForgotten: "SECURITY",
  passwordChanged: "SECURITY",
  resetRefused: "SECURITY",
  codeRefused: "SECURITY",
  codeMisused: "SECURITY",
  codesBlocked: "SECURITY",
  inactivated: "SECURITY",
  changedByBank: "SECURITY",
} as const satisfies Readonly<Record<string, ActivityKind>>;

const kindOfRequestEvent: Readonly<Record<RequestEvent, ActivityKind>> = {
  created: "REQUEST",
  approved: "DECISION",
  sent: "REQUEST",
  executed: "REQUEST",
  rejected: "DECISION",
  recalled: "REQUEST",
  failed: "REQUEST",
};

export type OtherEvent = keyof typeof kindOfEvent;

type Occurrence =
  | {
      readonly requestId: string;
      readonly event: RequestEvent;
      /** An approver's decision, also if it paid the request. */
      readonly isDecision?: true | undefined;
    }
  | { readonly requestId?: undefined; readonly event: OtherEvent; readonly isDecision?: undefined };

export type AuditEvent = Occurrence & {
  /** Null for events of no company: an unknown user name, or the bank's own work. */
  readonly companyId: string | null;
  readonly userId: string | null;
  /** The id of the account that the event is about, or the request that paid from it. By default `requestId`. */
  readonly accountId?: string | undefined;
  readonly accountOfRequest?: string | undefined;
  /** Readable text. Never contains a code, password or session. */
  readonly detail: string;
  readonly at: Date;
};

/**
 * Appends to the audit. Each row has a hash over itself and the previous row in its company's chain. The chain is
 * locked until the transaction ends, so commands write the audit last.
 */
export async function audit(tx: Connection, written: AuditEvent): Promise<void> {
  const { companyId, userId, event, requestId, accountId, accountOfRequest = requestId, detail, at } = written;
  await addToChain(tx, {
    companyId,
    userId,
    event,
    kind: kindOf(written),
    detail,
    at,
    chain: companyId ?? "bank",
    request: requestId ?? null,
    account: accountId ?? null,
    payer: accountOfRequest ?? null,
  });
}

function kindOf({ event, isDecision }: Occurrence): ActivityKind {
  if (isDecision) return "DECISION";
  return { ...kindOfEvent, ...kindOfRequestEvent }[event];
}

type ChainedEvent = Pick<AuditEvent, "companyId" | "userId" | "event" | "detail" | "at"> & {
  readonly chain: string;
  readonly kind: ActivityKind;
  readonly request: string | null;
  readonly account: string | null;
  /** The request whose account it is. */
  readonly payer: string | null;
};
const addToChain = compileOnce(
  (_, { chain, companyId, userId, event, kind, request, account, payer, detail, at }: ChainedEvent) => {
    const link = (previous: ReturnType<typeof sql>) =>
      sql`audit_link(${previous}, ${companyId}, ${userId}, ${event}, ${request}, ${detail}, ${at}::timestamptz)`;
    return sql`
    with head as (
      insert into audit_chains as chains (chain, link) values (${chain}, ${link(sql`''`)})
      on conflict (chain) do update set link = ${link(sql`chains.link`)}
      returning link
    )
    insert into audit (company_id, user_id, event, kind, request_id, account_id, detail, at, chain, link)
    select ${companyId}, ${userId}, ${event}, ${kind}, ${request},
           coalesce(${account}::bigint, (select source_account_id from requests where id = ${payer})),
           ${detail}, ${at}::timestamptz, ${chain}, link
      from head`;
  },
);
