import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { attackFiles } from "./files";
import type { FloodSize } from "./flood";
import { runFloods } from "./floods";
import { fuzz } from "./fuzz";
import { attackOtherCompany } from "./other-company";
import type { Part } from "./part";
import { attackSessions } from "./session-attacks";
import { openTarget, type Target } from "./target";
import { attackWire } from "./wire";

type Size = {
  readonly fuzzCalls: number;
  /** Leaves out the hostile files that take seconds to make or to read. */
  readonly isSlice?: boolean;
};
type Floods = { readonly flood: FloodSize };
type Attack = (size: Size & Floods) => Promise<Part>;

/** The parts of the attack. Each runs on a bank of its own, so that no part depends on another. */
export const attackParts = {
  otherCompany: on(attackOtherCompany),
  sessions: on(attackSessions),
  wire: on(attackWire),
  files: on(attackFiles),
  fuzz: on(fuzz),
  floods: ({ flood }: Floods) => runFloods(flood),
} satisfies Readonly<Record<string, Attack>>;

function on(attack: (target: Target, size: Size) => Promise<Part>): (size: Size) => Promise<Part> {
  return async (size) => {
    const target = await openTarget();
    try {
      return await attack(target, size);
    } finally {
      await target.close();
    }
  };
}

const REPORT = "reports/attack.json";

/** Adds the result to those of other parts and of the acceptance scenarios. */
export function keepReport(name: string, { cases, wrong, ...figures }: Part): void {
  mkdirSync("reports", { recursive: true });
  const report: object = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, "utf8")) : {};
  const part = { cases, passed: cases - wrong.length, ...figures };
  writeFileSync(REPORT, `${JSON.stringify({ ...report, [name]: part }, null, 2)}\n`);
}
