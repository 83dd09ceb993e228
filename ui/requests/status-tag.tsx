import type { Intent } from "@blueprintjs/core";
import { type Category, categories } from "../../domain/requests/categories";
import type { RequestStatus } from "../../domain/requests/status";
import { Badge } from "../shared/badge";
import { statusLabels } from "./words";

/** Green done, orange waiting, red refused or failed (decisions, status labels). */
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

type Standing = { readonly status: RequestStatus; readonly category: Category };

/** Processing is a status of bulks; a single that claims it is Unknown (specification 3, section 4). */
export const statusOf = ({ status, category }: Standing): RequestStatus =>
  status === "processing" && categories[category].form === "single" ? "unknown" : status;

export function StatusTag({ request }: { request: Standing }) {
  const status = statusOf(request);
  return <Badge intent={intents[status]}>{statusLabels[status]}</Badge>;
}
