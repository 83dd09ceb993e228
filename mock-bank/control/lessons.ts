import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Request, type RequestHandler, Router } from "express";
import * as z from "zod/mini";
import type { Bank } from "../bank";
import type { Configuration } from "../configuration";
import { isRefusal, refuse } from "../handler";
import { projectFolder as root } from "../project-folder";
import { programAddress } from "../room/room-addresses";
import { sendRefusal } from "./validated";

const tool = (name: string): string => join("features", "lessons", `${name}.ts`);
/** The longest time that a browser may need to prepare a scenario. */
const PATIENCE_MS = 180_000;

const lesson = z.looseObject({ id: z.string() });
const catalogue = z.looseObject({ lessons: z.array(lesson), requirements: z.record(z.string(), z.string()) });
type Catalogue = z.output<typeof catalogue>;
const asked = z.strictObject({ lesson: z.string().check(z.maxLength(200)) });
const failure = z.looseObject({ why: z.string() });

const NOT_HERE =
  "The scenarios are not on this computer: a bank that was installed without its tests has no lessons to give.";

/**
 * Serves the acceptance scenarios as lessons. Cucumber and the browser belong to the tests, so each lesson runs in a
 * process of its own that gets only the bank's address. Such a process lists the catalogue, prepares a scenario by its
 * Given steps, or plays it in a visible browser.
 */
export function lessonCalls({ closing, log }: Bank, { controlToken, host }: Configuration): Router {
  const router = Router();
  const isHere = existsSync(join(root, tool("stage"))) && existsSync(join(root, "node_modules/@cucumber/cucumber"));
  if (!isHere) return router.use("/lessons", (_, response) => sendRefusal(response, NOT_HERE));

  let reading: Promise<Catalogue> | undefined;
  const lessons = (): Promise<Catalogue> => {
    reading ??= run(tool("catalogue"), [], {}, closing).then((said) => catalogue.parse(said));
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  /** Scenarios are prepared one after the other: two in parallel would use the same user names. */
  let last: Promise<unknown> = Promise.resolve();
  const stage = (id: string, address: string): Promise<unknown> => {
    const token = controlToken === undefined ? {} : { CONTROL_TOKEN: controlToken };
    const set = last.then(() => run(tool("stage"), [id], { BANK_ADDRESS: address, ...token }, closing));
    last = set.catch(() => undefined);
    return set;
  };

  router.get("/lessons", async (_, response) => {
    response.json({ ...(await lessons()), canPlay: hasDisplay() });
  });
  router.post(
    "/lessons/stage",
    known(lessons, async (id, request) => {
      const staged = await stage(id, programAddress(host, request.socket.localPort));
      const failed = failure.safeParse(staged);
      return failed.success ? refuse(failed.data.why) : z.looseObject({}).parse(staged);
    }),
  );
  router.post(
    "/lessons/play",
    known(lessons, async (id) => {
      if (!hasDisplay()) return refuse("The bank runs without a display: play it where there is one, by the command.");
      const player = spawn(process.execPath, ["--import", "tsx", tool("demo"), id], { cwd: root, stdio: "ignore" });
      player.once("error", (error) => log.warn({ event: "lesson_player", error }, "A lesson could not be played"));
      return { playing: id };
    }),
  );
  return router;
}

/** Windows and macOS are assumed to have a display. */
const hasDisplay = (): boolean =>
  process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Returns the value only if the catalogue lists it, because it becomes an argument of another process. */
function known(
  lessons: () => Promise<Catalogue>,
  answer: (id: string, request: Request) => Promise<object>,
): RequestHandler {
  return async (request, response) => {
    const given = asked.safeParse(request.body);
    const ids = new Set((await lessons()).lessons.map(({ id }) => id));
    if (!given.success || !ids.has(given.data.lesson))
      return sendRefusal(response, "lesson: there is no such scenario.");
    const answered = await answer(given.data.lesson, request);
    if (isRefusal(answered)) sendRefusal(response, answered.description);
    else response.json(answered);
  };
}

/** Runs a tool and returns the last line that it prints, as JSON. */
function run(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  closing: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", script, ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      signal: AbortSignal.any([closing, AbortSignal.timeout(PATIENCE_MS)]),
    });
    const said: Buffer[] = [];
    const complained: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => complained.push(chunk));
    child.once("error", reject);
    child.once("close", () => {
      const line = Buffer.concat(said).toString().trim().split("\n").at(-1) ?? "";
      try {
        resolve(JSON.parse(line));
      } catch {
        reject(
          new Error(`${script} said nothing that can be read: ${Buffer.concat(complained).toString().slice(-2000)}`),
        );
      }
    });
  });
}
