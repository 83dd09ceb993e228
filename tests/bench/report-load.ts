import { fork } from "node:child_process";
import type { ReportFigures, ReportTask } from "./report-process";

/** Downloads a long report in each format from a bank in a separate process. */
export async function downloadReports(task: ReportTask): Promise<readonly ReportFigures[]> {
  const child = fork("tests/bench/report-process.ts", { execArgv: ["--expose-gc", "--import", "tsx"] });
  const figures: ReportFigures[] = [];
  // The process sends no other messages.
  child.on("message", (measured) => figures.push(measured as ReportFigures));
  child.send(task);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The bank that writes reports ended with ${code}`);
  return figures;
}
