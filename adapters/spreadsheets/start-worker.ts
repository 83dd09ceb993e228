import address from "./spreadsheet-worker?worker&url";

/** The content policy lets scripts be named by this rule alone, and the rule knows one script. */
const RULE = "spreadsheet-worker";

type Rules = {
  createPolicy(
    name: string,
    rule: { createScriptURL(asked: string): string },
  ): { createScriptURL(asked: string): string };
};

let rule: { createScriptURL(asked: string): string } | undefined;

/** The worker that reads and writes workbooks; its library is fetched with the first one. */
export function startSpreadsheetWorker(): Worker {
  // Not every browser has trusted types, and none of the compiler's libraries does.
  const { trustedTypes } = globalThis as { trustedTypes?: Rules };
  rule ??= trustedTypes?.createPolicy(RULE, { createScriptURL: () => address });
  return new Worker(rule?.createScriptURL(address) ?? address, { type: "module" });
}
