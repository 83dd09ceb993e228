import type { Call } from "../core/handler";
import { type AuditEvent, audit, type OtherEvent } from "./audit";

/** The company and the user of an audit entry about a call. */
const actorOf = ({ caller: { companyId, userId } }: Pick<Call, "caller">) => ({ companyId, userId });

/** Audits an act of the caller that is no step of a request. */
export const auditAct = (
  call: Pick<Call, "db" | "caller" | "now">,
  event: OtherEvent,
  detail: string,
  about: Pick<AuditEvent, "accountId" | "accountOfRequest"> = {},
): Promise<void> => audit(call.db, { ...actorOf(call), ...about, event, detail, at: call.now });
