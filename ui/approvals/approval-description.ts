import type { BankRequest } from "../../domain/requests/request";
import { messageOr, type OperationDescription } from "../operations/operation-description";
import { briefRequestFacts } from "../requests/request-facts";
import { words } from "./words";

/** The bank's words come first (specification 3, section 8). */
export const describeApproval = (request: BankRequest): OperationDescription => ({
  facts: briefRequestFacts(request),
  success: messageOr(words.approved),
});
