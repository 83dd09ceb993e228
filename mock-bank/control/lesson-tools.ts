import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "../system/project-folder";

export const toolPath = (name: string): string => join("features", "lessons", `${name}.ts`);
/** The longest time that a browser may need to prepare a scenario. */
const PATIENCE_MS = 180_000;

type ToolInput = {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Sent to the tool's standard input, as JSON. */
  readonly input?: unknown;
};

/** Runs a tool of the lessons and returns the last line that it prints, as JSON. */
export function runTool(
  name: string,
  closing: AbortSignal,
  { args = [], environment = {}, input }: ToolInput = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", toolPath(name), ...args], {
      cwd: projectFolder,
      env: { ...process.env, ...environment },
      stdio: ["pipe", "pipe", "pipe"],
      signal: AbortSignal.any([closing, AbortSignal.timeout(PATIENCE_MS)]),
    });
    const said: Buffer[] = [];
    const complained: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => complained.push(chunk));
    child.once("error", reject);
    // Ignored, because a tool that ends before it has read its input reports the reason itself.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input === undefined ? "" : JSON.stringify(input));
    child.once("close", () => {
      const line = Buffer.concat(said).toString().trim().split("\n").at(-1) ?? "";
      try {
        resolve(JSON.parse(line));
      } catch {
        reject(
          new Error(`${name} said nothing that can be read: ${Buffer.concat(complained).toString().slice(-2000)}`),
        );
      }
    });
  });
}

/** Queues tasks and runs them one after the other. */
export function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
