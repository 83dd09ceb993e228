import { attackParts, keepReport } from "./attack";

/** `npm run attack [-- matrix codes fuzz ...]`: a bank of our own under attack; leaves `reports/attack.json`. FUZZ_CALLS says how many. */
const asked = process.argv.slice(2);
const names = Object.keys(attackParts);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);

let wrong = 0;
for (const [name, attack] of Object.entries(attackParts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const startedAt = performance.now();
  const part = await attack({ fuzzCalls: Number(process.env.FUZZ_CALLS ?? 20_000) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.info(`${name.padEnd(14)} ${String(part.cases).padStart(7)} cases  ${part.wrong.length} wrong  ${seconds} s`);
  for (const words of part.wrong.slice(0, 20)) console.info(`  ${words.slice(0, 500)}`);
  wrong += part.wrong.length;
  keepReport(name, part);
}
console.info("reports/attack.json");
process.exitCode = wrong === 0 ? 0 : 1;
