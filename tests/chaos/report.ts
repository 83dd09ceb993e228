import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "reports/chaos.json";

/**
 * Adds the result of one part to `reports/chaos.json`. A long run writes repeatedly, so that an interrupted one shows
 * its progress.
 */
export function report(part: string, found: object): void {
  mkdirSync("reports", { recursive: true });
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  writeFileSync(FILE, `${JSON.stringify({ ...before, [part]: { ...found } }, undefined, 2)}\n`);
}
