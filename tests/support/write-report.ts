import { mkdirSync, writeFileSync } from "node:fs";

/** Writes `reports/<name>.json`. */
export function writeReport(name: string, content: unknown): void {
  mkdirSync("reports", { recursive: true });
  writeFileSync(`reports/${name}.json`, `${JSON.stringify(content, undefined, 2)}\n`);
}
