import type { OfficialStatement } from "../../domain/accounts/official-statement";
import { messageOr, type OperationDescription } from "../operations/operation-description";
import { officialStatementFacts } from "./official-statement-facts";
import { words } from "./official-statement-words";

export const describeOfficialStatement = (order: OfficialStatement): OperationDescription => ({
  title: words.confirmation,
  facts: officialStatementFacts(order),
  success: messageOr(words.ordered),
  failure: words.failed,
});
