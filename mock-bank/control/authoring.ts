import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { type Request, Router } from "express";
import * as z from "zod/mini";
import type { Bank } from "../calls/bank";
import { acceptance, type draftRun, happening, phrases, signedOff } from "../control-api/answers";
import { controlApi } from "../control-api/control-calls";
import { refuse } from "../core/handler";
import type { Configuration } from "../operator/configuration";
import { programAddress } from "../room/room-addresses";
import { projectFolder } from "../system/project-folder";
import { sendRefusal, serve } from "./validated";

type Run = { -readonly [Name in keyof z.output<typeof draftRun>]: z.output<typeof draftRun>[Name] };

/** The longest time for all scenarios of a draft. */
const PATIENCE_MS = 600_000;
const toolPath = (name: string): string => join("features", "authoring", `${name}.ts`);

/**
 * Serves the product owner's pages of the console: “Write”, with the phrases of the scenarios and runs of those that are
 * being written, and “Sign off”. Step definitions, their browser and the register belong to the tests, so each is read by
 * a process of its own that gets only the bank's address. A bank without its tests says so.
 */
export function authoringCalls(bank: Bank, { host, controlToken }: Configuration): Router {
  const router = Router();
  const isHere = [toolPath("run-draft"), "node_modules/@cucumber/cucumber"].every((path) =>
    existsSync(join(projectFolder, path)),
  );
  if (!isHere) {
    router.use(["/drafts", "/acceptance"], (_, response) => sendRefusal(response, NOT_HERE));
    return router;
  }
  serve(router, controlApi.acceptance, async () => acceptance.parse(await said(start("acceptance", bank))));
  serve(router, controlApi.signOff, async (decision) => {
    const tool = start("sign", bank);
    tool.stdin.end(JSON.stringify({ ...decision, on: new Date().toISOString().slice(0, 10) }));
    const answer = z.union([signedOff, z.looseObject({ why: z.string() })]).parse(await said(tool));
    return "why" in answer ? refuse(String(answer.why)) : { rows: Number(answer.rows) };
  });
  let run: Run = { happened: [], isRunning: false };
  serve(router, controlApi.phrases, async () => phrases.parse(await said(start("phrases", bank))));
  serve(router, controlApi.draftRun, () => run);
  serve(router, controlApi.runDraft, async ({ text: draft }, request) => {
    if (run.isRunning) return refuse("Scenarios of a draft run already. Wait for their end.");
    const environment = {
      BANK_ADDRESS: addressOf(request, host),
      ...(controlToken && { CONTROL_TOKEN: controlToken }),
    };
    const child = start("run-draft", bank, environment);
    run = { happened: [], isRunning: true };
    follow(child, run);
    child.stdin.end(draft);
    return run;
  });
  return router;
}

const NOT_HERE =
  "The step definitions are not on this computer: a bank that was installed without its tests runs no scenarios.";

const addressOf = ({ socket }: Request, host: Configuration["host"]): string => programAddress(host, socket.localPort);

function start(name: string, { closing }: Bank, environment: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, ["--import", "tsx", toolPath(name)], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
    signal: AbortSignal.any([closing, AbortSignal.timeout(PATIENCE_MS)]),
  });
}

const said = async ({ stdout }: ReturnType<typeof start>): Promise<unknown> => JSON.parse(await text(stdout));

/** Adds to the run what its process prints. */
function follow(child: ReturnType<typeof start>, run: Run): void {
  createInterface(child.stdout).on("line", (line) => {
    run.happened = [...run.happened, happening.parse(JSON.parse(line))];
  });
  const complaint = text(child.stderr);
  child.once("error", (error) => {
    run.problem = error.message;
  });
  child.once("close", async (code) => {
    if (code !== 0) run.problem ??= (await complaint).slice(-1000);
    run.isRunning = false;
  });
}
