import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "reports/chaos.json";

/** Puts what one part found into `reports/chaos.json`, beside what others found; written as a long run goes on, so that a broken-off one tells how far it came. */
export function report(part: string, found: object): void {
  mkdirSync("reports", { recursive: true });
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
  writeFileSync(FILE, `${JSON.stringify({ ...before, [part]: { ...found } }, undefined, 2)}\n`);
}
