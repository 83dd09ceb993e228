import { fork } from "node:child_process";
import type { BookFigures } from "./books-process";
import type { ReportFigures } from "./report-process";
import type { FileFigures, FileTask } from "./timed-download";

/** Downloads a long report in each format from a bank in a separate process. */
export const downloadReports = (task: FileTask) => figuresOf<ReportFigures>("report-process", task);

/** Downloads a long statement for bookkeeping in each format from a bank in a separate process. */
export const downloadBooks = (task: FileTask) => figuresOf<BookFigures>("books-process", task);

async function figuresOf<Figures extends FileFigures>(name: string, task: FileTask): Promise<readonly Figures[]> {
  const child = fork(`tests/bench/${name}.ts`, { execArgv: ["--expose-gc", "--import", "tsx"] });
  const figures: Figures[] = [];
  // The process sends no other messages.
  child.on("message", (measured) => figures.push(measured as Figures));
  child.send(task);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`The bank that writes the files ended with ${code}`);
  return figures;
}
