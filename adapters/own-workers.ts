import bulkWorker from "./bank-api/payments/bulk-worker?worker&url";
import spreadsheetWorker from "./spreadsheets/spreadsheet-worker?worker&url";

/**
 * The Content Security Policy allows script URLs from this Trusted Types policy only, and the policy accepts two
 * scripts.
 */
const POLICY_NAME = "own-workers";
const addresses: readonly string[] = [bulkWorker, spreadsheetWorker];

type ScriptUrlPolicy = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rule: ScriptUrlPolicy): ScriptUrlPolicy };

let policy: ScriptUrlPolicy | undefined;

/** Starts a worker that reads and writes workbooks. */
export const startSpreadsheetWorker = (): Worker => start(spreadsheetWorker);
/** Starts a worker that reads, prepares and submits long bulk payments. */
export const startBulkWorker = (): Worker => start(bulkWorker);

function start(address: string): Worker {
  // Not every browser supports Trusted Types, and TypeScript's libraries do not declare them.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, {
    createScriptURL: (url) => (addresses.includes(url) ? url : ""),
  });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
}
