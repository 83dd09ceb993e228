import bulkWorker from "../bank-api/bulk-worker?worker&url";
import spreadsheetWorker from "../spreadsheets/spreadsheet-worker?worker&url";

/** The content policy lets scripts be named by this rule alone, and the rule knows two scripts. */
const RULE = "own-workers";
const addresses: readonly string[] = [bulkWorker, spreadsheetWorker];

type Rule = { createScriptURL(asked: string): string };
type Rules = { createPolicy(name: string, rule: Rule): Rule };

let rule: Rule | undefined;

/** Reads and writes workbooks; its library is fetched with the first one. */
export const startSpreadsheetWorker = (): Worker => start(spreadsheetWorker);
/** Reads, fixes and sends what is long. */
export const startBulkWorker = (): Worker => start(bulkWorker);

function start(address: string): Worker {
  // Not every browser has trusted types, and none of the compiler's libraries does.
  const { trustedTypes } = globalThis as { trustedTypes?: Rules };
  rule ??= trustedTypes?.createPolicy(RULE, { createScriptURL: (asked) => (addresses.includes(asked) ? asked : "") });
  return new Worker(rule?.createScriptURL(address) ?? address, { type: "module" });
}
