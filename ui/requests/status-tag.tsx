import type { Intent } from "@blueprintjs/core";
import type { RequestStatus } from "../../domain/requests/status";
import { Badge } from "../kit/badge";
import { statusLabels } from "./words";

/**
 * Colours of the statuses: green for done, orange for waiting, red for refused or failed (spec gaps, status labels).
 */
const intents: { readonly [S in RequestStatus]: Intent } = {
  pending: "warning",
  inProgress: "primary",
  approved: "success",
  rejected: "danger",
  failed: "danger",
  recalled: "none",
  processing: "primary",
  unknown: "none",
};

export function StatusTag({ status }: { status: RequestStatus }) {
  return <Badge intent={intents[status]}>{statusLabels[status]}</Badge>;
}
