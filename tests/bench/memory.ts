import { fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Held, MemoryTask } from "./memory-process";
import { atMost, atMostTimes, figure, type Row } from "./row";

/** Set `MEMORY_MINUTES=60` for a run of one hour; memory settles in the first fifth. */
const MINUTES = Number(process.env.MEMORY_MINUTES ?? 1);
const HEAP_GROWTH_MEGABYTES_MAX = 10;
const SETTLED = 0.2;
/** The bank compared with only the embedded database. */
const TIMES_ALONE = 1.5;

/** Memory of the bank's process while thirty people use it. Writes the samples to `reports/bench-memory.json`. */
export async function memoryRows(): Promise<readonly Row[]> {
  const [alone] = await heldDuring({ minutes: 0 });
  const held = await heldDuring({ minutes: MINUTES });
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-memory.json", JSON.stringify(held, undefined, 2));
  const settled = held.slice(Math.floor(held.length * SETTLED));
  const [first, last] = [settled.at(0), settled.at(-1)];
  const [atRest] = held;
  if (!alone || !atRest || !first || !last) throw new Error("The bank reported no memory samples.");
  const name = `memory, ${MINUTES} minutes of load`;
  const growth = last.heapMegabytes - first.heapMegabytes;
  return [
    figure({ name: `${name}: calls`, value: last.calls, unit: "" }),
    figure({ name: `${name}: heap at the beginning`, value: first.heapMegabytes, unit: "MB" }),
    atMost({ name: `${name}: heap above that at the end`, value: growth, unit: "MB" }, HEAP_GROWTH_MEGABYTES_MAX),
    figure({ name: `${name}: heap, slope`, value: slope(settled, "heapMegabytes"), unit: "MB/h" }),
    atMostTimes({ name: "memory at rest", value: atRest.rssMegabytes, unit: "MB" }, alone.rssMegabytes, TIMES_ALONE),
    atMostTimes({ name, value: last.rssMegabytes, unit: "MB" }, alone.rssMegabytes, TIMES_ALONE),
    figure({ name: `${name}: whole process, slope`, value: slope(settled, "rssMegabytes"), unit: "MB/h" }),
  ];
}

async function heldDuring(task: MemoryTask): Promise<readonly Held[]> {
  const child = fork("tests/bench/memory-process.ts", { execArgv: ["--expose-gc", "--import", "tsx"] });
  const held: Held[] = [];
  // The process sends no other messages.
  child.on("message", (sample) => held.push(sample as Held));
  child.send(task);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The bank under load ended with ${code}`);
  return held;
}

/** Slope of the regression line through all samples. */
function slope(samples: readonly Held[], of: "heapMegabytes" | "rssMegabytes"): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const hours = samples.map(({ seconds }) => seconds / 3600);
  const megabytes = samples.map((sample) => sample[of]);
  const [hour, megabyte] = [mean(hours), mean(megabytes)];
  const together = mean(hours.map((each, at) => (each - hour) * ((megabytes[at] ?? 0) - megabyte)));
  return together / mean(hours.map((each) => (each - hour) ** 2));
}
