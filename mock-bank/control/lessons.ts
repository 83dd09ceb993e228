import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { json, type Request, type RequestHandler, Router } from "express";
import * as z from "zod/mini";
import type { Bank } from "../calls/bank";
import { checked, lessons, staged } from "../control-api/answers";
import { controlApi } from "../control-api/control-calls";
import { refuse } from "../core/handler";
import type { Configuration } from "../operator/configuration";
import { programAddress } from "../room/room-addresses";
import { projectFolder as root } from "../system/project-folder";
import { guardKeyed } from "./control-guard";
import { oneByOne, runTool, toolPath } from "./lesson-tools";
import type { Stages } from "./stages";
import { sendRefusal, serve } from "./validated";

const catalogue = z.pick(lessons, { lessons: true, courses: true, requirements: true });
type Catalogue = z.output<typeof catalogue>;

const failure = z.looseObject({ why: z.string() });
const stagedByTool = z.extend(z.omit(staged, { stage: true }), { world: z.unknown() });
const checkedByTool = z.pick(checked, { thens: true });

const NOT_HERE =
  "The scenarios are not on this computer: a bank that was installed without its tests has no lessons to give.";
const NO_LESSON = refuse("lesson: there is no such scenario.");
const NO_STAGE = refuse("stage: there is no such stage. It may have ended with a reset of the bank.");

type LessonCalls = {
  readonly forTrainers: Router;
  /** Calls that need the key of a stage, and no control token. */
  readonly forTrainees: Router;
};

/**
 * Serves the acceptance scenarios as lessons. Cucumber and the browser belong to the tests, so each lesson runs in a
 * process of its own that gets only the bank's address. Such a process lists the catalogue, prepares a scenario by its
 * Given steps, checks its Thens against the bank, or plays it in a visible browser.
 */
export function lessonCalls(bank: Bank, configuration: Configuration, stages: Stages): LessonCalls {
  const isHere = existsSync(join(root, toolPath("stage"))) && existsSync(join(root, "node_modules/@cucumber/cucumber"));
  if (!isHere) {
    const forTrainers = Router();
    forTrainers.use("/lessons", (_, response) => sendRefusal(response, NOT_HERE));
    return { forTrainers, forTrainees: Router() };
  }
  const { controlToken, host } = configuration;
  const desk: LessonDesk = {
    bank,
    stages,
    catalogue: catalogueReader(bank),
    environment: ({ socket }) => ({
      BANK_ADDRESS: programAddress(host, socket.localPort),
      ...(controlToken !== undefined && { CONTROL_TOKEN: controlToken }),
    }),
  };
  return { forTrainers: callsOfTrainers(desk), forTrainees: callsOfTrainees(desk, guardKeyed(configuration)) };
}

/** What the calls of lessons share. */
type LessonDesk = {
  readonly bank: Bank;
  readonly stages: Stages;
  readonly catalogue: () => Promise<Catalogue>;
  /** The variables by which a process of a lesson finds the bank. */
  readonly environment: (request: Request) => Readonly<Record<string, string>>;
};

/** Reads the catalogue once; a failure is not kept, so that the next call tries again. */
function catalogueReader({ closing }: Bank): () => Promise<Catalogue> {
  let reading: Promise<Catalogue> | undefined;
  return () => {
    reading ??= runTool("catalogue", closing).then((said) => catalogue.parse(said));
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
}

function callsOfTrainers({ bank: { closing, log }, stages, catalogue: read, environment }: LessonDesk): Router {
  const router = Router();
  /** Two scenarios that are prepared in parallel would use the same user names. */
  const inTurn = oneByOne();
  /** Only lessons of the catalogue are served, because a lesson's id becomes an argument of another process. */
  const isKnown = async (id: string) => (await read()).lessons.some((lesson) => lesson.id === id);
  serve(router, controlApi.lessons, async () => ({ ...(await read()), canPlay: hasDisplay() }));
  serve(router, controlApi.stage, async ({ lesson: id, trainee }, request) => {
    if (!(await isKnown(id))) return NO_LESSON;
    const said = await inTurn(() => runTool("stage", closing, { args: [id], environment: environment(request) }));
    const failed = failure.safeParse(said);
    if (failed.success) return refuse(failed.data.why);
    const { world, ...rest } = stagedByTool.parse(said);
    return { ...rest, stage: stages.add(id, trainee, { people: rest.people, world }) };
  });
  serve(router, controlApi.play, async ({ lesson: id }) => {
    if (!(await isKnown(id))) return NO_LESSON;
    if (!hasDisplay()) return refuse("The bank runs without a display: play it where there is one, by the command.");
    const player = spawn(process.execPath, ["--import", "tsx", toolPath("demo"), id], { cwd: root, stdio: "ignore" });
    player.once("error", (error) => log.warn({ event: "lesson_player", error }, "A lesson could not be played"));
    return { playing: id };
  });
  serve(router, controlApi.board, async () => {
    const rows = stages.board(new Date());
    const names = new Map(rows.length > 0 ? (await read()).lessons.map(({ id, name }) => [id, name]) : []);
    return { rows: rows.map((row) => ({ ...row, name: names.get(row.lesson) ?? row.lesson })) };
  });
  return router;
}

function callsOfTrainees(
  { bank: { closing }, stages, catalogue: read, environment }: LessonDesk,
  guard: RequestHandler,
): Router {
  const router = Router();
  /** Checks run one after the other, so that a class that checks at the same time starts one process at a time. */
  const inTurn = oneByOne();
  router.use(["/lessons/work", "/lessons/check"], guard, json({ limit: "10kb" }));
  serve(router, controlApi.work, async ({ stage: key }) => {
    const stage = stages.find(key);
    if (!stage) return NO_STAGE;
    const { work, people } = stage;
    const lesson = (await read()).lessons.find(({ id }) => id === work.lesson);
    if (!lesson) return NO_LESSON;
    return {
      lesson,
      trainee: work.trainee,
      people: people.map(({ name, username, role }) => ({ name, username, role })),
    };
  });
  serve(router, controlApi.check, async ({ stage: key, ticks }, request) => {
    const stage = stages.find(key);
    if (!stage) return NO_STAGE;
    if (stage.isBeingChecked) return refuse("This work is being checked already.");
    stage.isBeingChecked = true;
    try {
      const input = { args: [stage.work.lesson], environment: environment(request), input: stage.world };
      const { thens } = checkedByTool.parse(await inTurn(() => runTool("check", closing, input)));
      const done = thens.every(({ kind }, at) => kind === "met" || (kind === "screen" && ticks.includes(at)));
      stage.work.tries += 1;
      if (done) stage.work.doneAt ??= new Date();
      return { thens, done, tries: stage.work.tries };
    } finally {
      stage.isBeingChecked = false;
    }
  });
  return router;
}

/** Windows and macOS are assumed to have a display. */
const hasDisplay = (): boolean =>
  process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
