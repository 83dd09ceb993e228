import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { type Request, Router } from "express";
import * as z from "zod/mini";
import type { Bank } from "../calls/bank";
import { acceptance, acceptanceRuns, type draftRun, happening, phrases, signedOff } from "../control-api/answers";
import { controlApi } from "../control-api/control-calls";
import { lessonData } from "../control-api/lesson-data";
import { resultOf } from "../control-api/run-result";
import { isRefusal, refuse } from "../core/handler";
import { addLessons } from "../lessons/add-lessons";
import { fullCatalogue } from "../lessons/written-lessons";
import type { Configuration } from "../operator/configuration";
import { programAddress } from "../room/room-addresses";
import { projectFolder } from "../system/project-folder";
import { evidenceArchive } from "./evidence-archive";
import { sendRefusal, serve } from "./validated";

type Run = { -readonly [Name in keyof z.output<typeof draftRun>]: z.output<typeof draftRun>[Name] };

/** The longest time for all scenarios of a draft. */
const PATIENCE_MS = 600_000;
const toolPath = (name: string): string => join("features", "authoring", `${name}.ts`);

/**
 * Serves the product owner's pages of the console: “Write”, with the phrases of the scenarios and runs of those that are
 * being written, and “Sign off”. Step definitions, their browser and the register belong to the tests, so a process of its
 * own reads them. A bank without its tests says so.
 */
export function authoringCalls(bank: Bank, { host, controlToken, reportsFolder }: Configuration): Router {
  const router = Router();
  const isHere = [toolPath("run-draft"), "node_modules/@cucumber/cucumber"].every((path) =>
    existsSync(join(projectFolder, path)),
  );
  if (!isHere) {
    router.use(["/drafts", "/acceptance"], (_, response) => sendRefusal(response, NOT_HERE));
    return router;
  }
  serve(router, controlApi.acceptance, async () => {
    const printed = await printedBy(start("acceptance", bank));
    return isRefusal(printed) ? printed : acceptance.parse(printed);
  });
  serve(router, controlApi.acceptanceRuns, async (compared) => {
    const printed = await printedBy(start("runs", bank, { input: JSON.stringify(compared) }));
    return isRefusal(printed) ? printed : acceptanceRuns.parse(printed);
  });
  router.get("/acceptance/evidence", async (_, response) => {
    const archive = await evidenceArchive(bank, reportsFolder);
    if (isRefusal(archive)) return sendRefusal(response, archive.description);
    response.type("application/zip").attachment("acceptance.zip").send(archive);
  });
  serve(router, controlApi.signOff, async (decision) => {
    const dated = { ...decision, on: new Date().toISOString().slice(0, 10) };
    const printed = await printedBy(start("sign", bank, { input: JSON.stringify(dated) }));
    if (isRefusal(printed)) return printed;
    const answer = z.union([signedOff, z.looseObject({ why: z.string() })]).parse(printed);
    return "why" in answer ? refuse(String(answer.why)) : { rows: Number(answer.rows) };
  });
  let run: Run = { happened: [], isRunning: false };
  let ran = "";
  serve(router, controlApi.phrases, async () => {
    const printed = await printedBy(start("phrases", bank));
    return isRefusal(printed) ? printed : phrases.parse(printed);
  });
  serve(router, controlApi.addLessons, async ({ text: draft, ...place }) => {
    if (draft.trim() !== ran || run.isRunning) return NOT_RUN;
    if (!resultOf(run).isGreen) return NOT_GREEN;
    const printed = await printedBy(start("compile-draft", bank, { input: draft }));
    if (isRefusal(printed)) return printed;
    const compiled = compiledDraft.parse(printed);
    if ("why" in compiled) return refuse(compiled.why);
    return (await addLessons(bank, compiled.lessons, place)) ?? fullCatalogue(bank);
  });
  serve(router, controlApi.draftRun, () => run);
  serve(router, controlApi.runDraft, async ({ text: draft }, request) => {
    if (run.isRunning) return refuse("Scenarios of a draft run already. Wait for their end.");
    const environment = {
      BANK_ADDRESS: addressOf(request, host),
      ...(controlToken && { CONTROL_TOKEN: controlToken }),
    };
    run = { happened: [], isRunning: true };
    ran = draft.trim();
    follow(start("run-draft", bank, { environment, input: draft }), run);
    return run;
  });
  return router;
}

const compiledDraft = z.union([z.object({ lessons: z.array(lessonData) }), z.object({ why: z.string() })]);

const NOT_RUN = refuse("Run these scenarios first, to their end. Only scenarios that pass can be lessons.");
const NOT_GREEN = refuse(
  "A scenario of the last run failed. Correct it and run again: only those that pass can be lessons.",
);
const NOT_HERE =
  "The step definitions are not on this computer: a bank that was installed without its tests runs no scenarios.";

const addressOf = ({ socket }: Request, host: Configuration["host"]): string => programAddress(host, socket.localPort);

type Given = { readonly environment?: Readonly<Record<string, string>>; readonly input?: string };

/** A process of the tests. Its failures are values, because an error event without a listener would end the bank. */
type Tool = {
  readonly child: ReturnType<typeof spawn> & { readonly stdout: Readable };
  /** Resolves when the tool has ended: why it failed, if it did. */
  readonly failure: Promise<string | undefined>;
};

function start(name: string, { closing }: Bank, { environment = {}, input = "" }: Given = {}): Tool {
  const child = spawn(process.execPath, ["--import", "tsx", toolPath(name)], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
    signal: AbortSignal.any([closing, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const complaint = text(child.stderr);
  const failure = new Promise<string | undefined>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("close", async (code) => resolve(code === 0 ? undefined : (await complaint).slice(-1000)));
  });
  // A tool that ends before it has read its input reports the reason itself.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return { child, failure };
}

/** Returns the JSON that a tool prints, or why it printed none. */
async function printedBy({ child, failure }: Tool): Promise<unknown> {
  const [printed, why] = await Promise.all([text(child.stdout), failure]);
  return why === undefined ? JSON.parse(printed) : refuse(why);
}

/** Adds to the run what its process prints. */
function follow({ child, failure }: Tool, run: Run): void {
  createInterface(child.stdout).on("line", (line) => {
    const read = happening.safeParse(jsonIn(line));
    if (read.success) run.happened = [...run.happened, read.data];
  });
  void failure.then((why) => {
    if (why !== undefined) run.problem = why;
    run.isRunning = false;
  });
}

/** Undefined for what a step definition may print by itself. */
function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
