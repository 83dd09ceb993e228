import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";

/** Seconds from the command to the printed address of the bank. Stops the bank afterwards. */
export async function timeStart(env: Readonly<Record<string, string>>, ...options: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ["dist-bank/bank.mjs", ...options], {
    env: { ...process.env, DATABASE_URL: "", ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let said = "";
  const seconds = await new Promise<number>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("http://")) resolve((performance.now() - started) / 1000);
    });
    child.once("exit", () => reject(new Error(`The bank did not start:\n${said}`)));
  });
  child.kill();
  await ended;
  return seconds;
}
