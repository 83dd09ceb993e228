import { attackParts, keepReport } from "./attack";

/**
 * `npm run attack [-- sessions wire fuzz ...]` attacks a bank of its own and writes `reports/attack.json`.
 * FUZZ_CALLS sets the number of fuzzed calls, FLOOD_SECONDS the length of each flood, FLOODS the floods to run (`sign-in,uploads`).
 */
const asked = process.argv.slice(2);
const names = Object.keys(attackParts);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);

let wrong = 0;
for (const [name, attack] of Object.entries(attackParts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const part = await attack({
    fuzzCalls: Number(process.env.FUZZ_CALLS ?? 20_000),
    flood: {
      seconds: Number(process.env.FLOOD_SECONDS ?? 20),
      isSlice: false,
      only: process.env.FLOODS?.split(","),
    },
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(`${name.padEnd(14)} ${String(part.cases).padStart(7)} cases  ${part.wrong.length} wrong  ${seconds} s`);
  for (const [flood, figures] of Object.entries(part.floods ?? {})) console.info(`  ${flood}`, figures);
  for (const words of part.wrong.slice(0, 20)) console.info(`  ${words.slice(0, 500)}`);
  wrong += part.wrong.length;
  keepReport(name, part);
}
console.info("reports/attack.json");
process.exitCode = wrong === 0 ? 0 : 1;
