import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { json, type Request, type RequestHandler, Router } from "express";
import * as z from "zod/mini";
import type { Bank } from "../calls/bank";
import { refuse } from "../core/handler";
import type { Configuration } from "../operator/configuration";
import { programAddress } from "../room/room-addresses";
import { projectFolder as root } from "../system/project-folder";
import { guardKeyed } from "./control-guard";
import { oneByOne, runTool, toolPath } from "./lesson-tools";
import type { Stages } from "./stages";
import { sendRefusal, validated } from "./validated";

const lesson = z.looseObject({ id: z.string(), name: z.string() });
const catalogue = z.looseObject({ lessons: z.array(lesson), requirements: z.record(z.string(), z.string()) });
type Catalogue = z.output<typeof catalogue>;

const lessonId = z.string().check(z.maxLength(200));
const asked = z.strictObject({ lesson: lessonId });
const staging = z.strictObject({
  lesson: lessonId,
  trainee: z._default(z.string().check(z.trim(), z.maxLength(60)), ""),
});
const stageKey = z.string().check(z.maxLength(100));
/** `ticks` are the places of the Thens, among all Thens of the lesson, that the trainee has seen on the screen. */
const checking = z.strictObject({
  stage: stageKey,
  ticks: z._default(z.array(z.int().check(z.gte(0), z.lte(99))).check(z.maxLength(100)), []),
});

const failure = z.looseObject({ why: z.string() });
const staged = z.looseObject({
  people: z.array(z.looseObject({ name: z.string(), username: z.string(), role: z.string() })),
  world: z.unknown(),
});
const checked = z.object({
  thens: z.array(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("met") }),
      z.object({ kind: z.literal("missing"), why: z.string() }),
      z.object({ kind: z.literal("screen") }),
    ]),
  ),
});

const NOT_HERE =
  "The scenarios are not on this computer: a bank that was installed without its tests has no lessons to give.";
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
export function lessonCalls({ closing, log }: Bank, configuration: Configuration, stages: Stages): LessonCalls {
  const { controlToken, host } = configuration;
  const forTrainers = Router();
  const forTrainees = Router();
  const isHere = existsSync(join(root, toolPath("stage"))) && existsSync(join(root, "node_modules/@cucumber/cucumber"));
  if (!isHere) {
    forTrainers.use("/lessons", (_, response) => sendRefusal(response, NOT_HERE));
    return { forTrainers, forTrainees };
  }

  let reading: Promise<Catalogue> | undefined;
  const lessons = (): Promise<Catalogue> => {
    reading ??= runTool("catalogue", closing).then((said) => catalogue.parse(said));
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
  const environment = ({ socket }: Request) => ({
    BANK_ADDRESS: programAddress(host, socket.localPort),
    ...(controlToken !== undefined && { CONTROL_TOKEN: controlToken }),
  });
  /** Two scenarios that are prepared in parallel would use the same user names. */
  const stagesInTurn = oneByOne();
  /** Checks run one after the other, so that a class that checks at the same time starts one process at a time. */
  const checksInTurn = oneByOne();
  const known = isKnown(lessons);

  forTrainers.get("/lessons", async (_, response) => {
    response.json({ ...(await lessons()), canPlay: hasDisplay() });
  });
  forTrainers.post(
    "/lessons/stage",
    known(staging, async ({ lesson: id, trainee }, request) => {
      const said = await stagesInTurn(() =>
        runTool("stage", closing, { args: [id], environment: environment(request) }),
      );
      const failed = failure.safeParse(said);
      if (failed.success) return refuse(failed.data.why);
      const { world, ...rest } = staged.parse(said);
      return { ...rest, stage: stages.add(id, trainee, { people: rest.people, world }) };
    }),
  );
  forTrainers.post(
    "/lessons/play",
    known(asked, async ({ lesson: id }) => {
      if (!hasDisplay()) return refuse("The bank runs without a display: play it where there is one, by the command.");
      const player = spawn(process.execPath, ["--import", "tsx", toolPath("demo"), id], { cwd: root, stdio: "ignore" });
      player.once("error", (error) => log.warn({ event: "lesson_player", error }, "A lesson could not be played"));
      return { playing: id };
    }),
  );
  forTrainers.get(
    "/lessons/board",
    validated(z.object({}), async () => {
      const rows = stages.board(new Date());
      const names = new Map(rows.length > 0 ? (await lessons()).lessons.map(({ id, name }) => [id, name]) : []);
      return { rows: rows.map((row) => ({ ...row, name: names.get(row.lesson) ?? row.lesson })) };
    }),
  );

  forTrainees.use(["/lessons/work", "/lessons/check"], guardKeyed(configuration), json({ limit: "10kb" }));
  forTrainees.post(
    "/lessons/work",
    validated(z.strictObject({ stage: stageKey }), async ({ stage: key }) => {
      const stage = stages.find(key);
      if (!stage) return NO_STAGE;
      const { work, people } = stage;
      const found = (await lessons()).lessons.find(({ id }) => id === work.lesson);
      return {
        lesson: found ?? {},
        trainee: work.trainee,
        people: people.map(({ name, username, role }) => ({ name, username, role })),
      };
    }),
  );
  forTrainees.post("/lessons/check", (request, response, next) =>
    validated(checking, async ({ stage: key, ticks }) => {
      const stage = stages.find(key);
      if (!stage) return NO_STAGE;
      if (stage.isBeingChecked) return refuse("This work is being checked already.");
      stage.isBeingChecked = true;
      try {
        const input = { args: [stage.work.lesson], environment: environment(request), input: stage.world };
        const { thens } = checked.parse(await checksInTurn(() => runTool("check", closing, input)));
        const done = thens.every(({ kind }, at) => kind === "met" || (kind === "screen" && ticks.includes(at)));
        stage.work.tries += 1;
        if (done) stage.work.doneAt ??= new Date();
        return { thens, done, tries: stage.work.tries };
      } finally {
        stage.isBeingChecked = false;
      }
    })(request, response, next),
  );
  return { forTrainers, forTrainees };
}

/** Windows and macOS are assumed to have a display. */
const hasDisplay = (): boolean =>
  process.platform !== "linux" || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Serves only lessons of the catalogue, because a lesson's id becomes an argument of another process. */
const isKnown =
  (lessons: () => Promise<Catalogue>) =>
  <Asked extends { readonly lesson: string }>(
    shape: z.ZodMiniType<Asked>,
    answer: (given: Asked, request: Request) => Promise<object>,
  ): RequestHandler =>
  (request, response, next) =>
    validated(shape, async (given) => {
      const ids = new Set((await lessons()).lessons.map(({ id }) => id));
      return ids.has(given.lesson) ? answer(given, request) : refuse("lesson: there is no such scenario.");
    })(request, response, next);
