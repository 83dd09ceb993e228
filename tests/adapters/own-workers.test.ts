import { describe, expect, it, vi } from "vitest";
import { startBulkWorker, startSpreadsheetWorker } from "../../adapters/own-workers";

type Rule = { createScriptURL(url: string): string };

/** Records the addresses and options with which workers are started. */
function recordWorkers() {
  const started: { address: string; options: unknown }[] = [];
  class RecordedWorker {
    constructor(address: string, options: unknown) {
      started.push({ address, options });
    }
  }
  vi.stubGlobal("Worker", RecordedWorker);
  return started;
}

describe("the workers of the client", () => {
  // The module keeps its policy, so the browser without Trusted Types comes first.
  it("a worker starts as a module, and one policy lets only the two own scripts start", () => {
    const started = recordWorkers();
    startBulkWorker();
    startSpreadsheetWorker();
    const addresses = started.map(({ address }) => address);
    expect(addresses).toEqual([expect.stringContaining("bulk-worker"), expect.stringContaining("spreadsheet-worker")]);
    expect(started.map(({ options }) => options)).toEqual([{ type: "module" }, { type: "module" }]);

    const policies: { name: string; rule: Rule }[] = [];
    const createPolicy = (name: string, rule: Rule): Rule => {
      policies.push({ name, rule });
      return { createScriptURL: (url) => `trusted ${rule.createScriptURL(url)}` };
    };
    vi.stubGlobal("trustedTypes", { createPolicy });
    startBulkWorker();
    startSpreadsheetWorker();
    expect(started.slice(2).map(({ address }) => address)).toEqual(addresses.map((each) => `trusted ${each}`));
    expect(policies.map(({ name }) => name)).toEqual(["own-workers"]);
    expect(policies[0]?.rule.createScriptURL("https://example.com/other.js")).toBe("");
  });
});
