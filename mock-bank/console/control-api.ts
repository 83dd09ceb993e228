import * as z from "zod/mini";
import * as answers from "./console-answers";
import { candidate } from "./open-as-messages";

const user = z.looseObject({
  username: z.string(),
  role: z.string(),
  /** Absent if the bank does not disclose it; then there is no copy button. */
  password: z.optional(z.nullable(z.string())),
  /** The persona's use in trainings, such as "pays without approval". */
  purpose: z.optional(z.nullable(z.string())),
  active: z.optional(z.nullable(z.boolean())),
  mustChangePassword: z.optional(z.nullable(z.boolean())),
  menus: z.optional(z.nullable(z.array(z.string()))),
});
const account = z.looseObject({
  accountNumber: z.string(),
  currency: z.string(),
  type: z.optional(z.nullable(z.string())),
});
const company = z.looseObject({
  id: z.string(),
  name: z.string(),
  users: z.array(user),
  accounts: z.optional(z.nullable(z.array(account))),
  /** Null while the company's policy is off. */
  nameCheckAbove: z.optional(z.nullable(z.string())),
});
const state = z.looseObject({ companies: z.array(company) });
const signIn = z.extend(candidate, { code: z.string() });
const clock = z.looseObject({ now: z.string(), movingTo: z.optional(z.string()) });
export const message = z.looseObject({
  id: z.coerce.string(),
  channel: z.string(),
  to: z.string(),
  username: z.string(),
  subject: z.optional(z.nullable(z.string())),
  text: z.string(),
  code: z.optional(z.nullable(z.string())),
  at: z.string(),
});
/** A bare list, or an object that contains it. */
const messages = z.union([z.array(message), z.looseObject({ messages: z.array(message) })]);

const lesson = z.looseObject({
  /** File and line of the scenario. */
  id: z.string(),
  area: z.string(),
  name: z.string(),
  requirements: z.array(z.string()),
  steps: z.array(
    z.looseObject({
      keyword: z.enum(["Given", "When", "Then"]),
      text: z.string(),
      table: z.optional(z.array(z.array(z.string()))),
    }),
  ),
  movesTime: z.boolean(),
});
const course = z.looseObject({
  title: z.string(),
  audience: z.string(),
  /** In the order in which they are taught. */
  lessons: z.array(z.looseObject({ id: z.string(), minutes: z.number(), learned: z.string() })),
});
const lessons = z.looseObject({
  lessons: z.array(lesson),
  courses: z.array(course),
  /** Register sentences that lessons refer to, by id. */
  requirements: z.record(z.string(), z.string()),
  /** Whether the bank's computer has a display for demonstrations. */
  canPlay: z.boolean(),
});
const staged = z.looseObject({
  people: z.array(
    z.looseObject({
      name: z.string(),
      username: z.string(),
      password: z.string(),
      role: z.string(),
      isSignedIn: z.boolean(),
      path: z.string(),
    }),
  ),
  actor: z.optional(z.string()),
  /** The secret key of the stage, which opens the check of its lesson. */
  stage: z.string(),
});
const work = z.looseObject({
  lesson,
  trainee: z.string(),
  people: z.array(z.looseObject({ name: z.string(), username: z.string(), role: z.string() })),
});
const checked = z.looseObject({
  /** A finding for each Then of the lesson. */
  thens: z.array(
    z.discriminatedUnion("kind", [
      z.looseObject({ kind: z.literal("met") }),
      z.looseObject({ kind: z.literal("missing"), why: z.string() }),
      z.looseObject({ kind: z.literal("screen") }),
    ]),
  ),
  done: z.boolean(),
});
const board = z.looseObject({
  rows: z.array(
    z.looseObject({
      trainee: z.string(),
      lesson: z.string(),
      name: z.string(),
      state: z.enum(["set", "tried", "done"]),
      minutes: z.number(),
      tries: z.number(),
    }),
  ),
});
export type Checked = z.output<typeof checked>;
export type Board = z.output<typeof board>;
export type Lesson = z.output<typeof lesson>;
export type Course = z.output<typeof course>;
export type Lessons = z.output<typeof lessons>;
export type Staged = z.output<typeof staged>;

const outcomes = z.looseObject({
  outcomes: z.array(
    z.looseObject({ where: z.string(), value: z.string(), copy: z.array(z.string()), outcome: z.string() }),
  ),
});

export type Outcome = z.output<typeof outcomes>["outcomes"][number];
export type Company = z.output<typeof company>;
export type User = z.output<typeof user>;
export type Message = z.output<typeof message>;

/** Why a call to the control API failed. */
export type Problem =
  | { readonly kind: "unreachable" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "refused"; readonly message: string };
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export type ClockChange =
  | { readonly now: string }
  | { readonly advance: string }
  | { readonly to: "nextWorkingDay" | "nextMonth" };

const TOKEN_KEY = "control-token";

/** Calls the control API with the token, which is stored per browser tab. */
export class ControlApi {
  constructor(private readonly storage: Storage = sessionStorage) {}

  keepToken(token: string): void {
    this.storage.setItem(TOKEN_KEY, token);
  }

  state = () => this.json("GET", "/control/state", state);
  messages = async (): Promise<Answer<readonly Message[]>> => {
    const answer = await this.json("GET", "/control/messages", messages);
    return answer.ok ? { ok: true, value: "messages" in answer.value ? answer.value.messages : answer.value } : answer;
  };
  signIn = (asked: { readonly username: string; readonly deviceId: string }) =>
    this.json("POST", "/control/sign-ins", signIn, asked);
  outcomes = () => this.json("GET", "/control/outcomes", outcomes);
  clock = () => this.json("GET", "/control/clock", clock);
  setClock = (change: ClockChange) => this.json("PUT", "/control/clock", clock, change);
  lessons = () => this.json("GET", "/control/lessons", lessons);
  /** @param trainee the name on the class board; empty for none */
  stage = (lessonId: string, trainee: string) =>
    this.json("POST", "/control/lessons/stage", staged, { lesson: lessonId, trainee });
  work = (stageKey: string) => this.json("POST", "/control/lessons/work", work, { stage: stageKey });
  /** @param ticks the places of the ticked Thens among all Thens of the lesson */
  check = (stageKey: string, ticks: readonly number[]) =>
    this.json("POST", "/control/lessons/check", checked, { stage: stageKey, ticks });
  board = () => this.json("GET", "/control/lessons/board", board);
  play = (lessonId: string) => this.json("POST", "/control/lessons/play", z.unknown(), { lesson: lessonId });
  reset = () => this.json("POST", "/control/reset", z.unknown(), {});
  room = () => this.json("GET", "/control/room", answers.room);
  calls = () => this.json("GET", "/control/calls", answers.calls);
  agenda = () => this.json("GET", "/control/agenda", answers.agenda);
  faults = () => this.json("GET", "/control/faults", answers.faults);
  setFaults = (faults: readonly object[]) => this.json("PUT", "/control/faults", answers.faults, { faults });
  traffic = (after: number) => this.json("GET", `/control/traffic?after=${after}`, answers.traffic);
  accounts = () => this.json("GET", "/control/accounts", answers.accounts);
  ledger = (about: { readonly request?: string; readonly account?: string } = {}) =>
    this.json("GET", `/control/ledger?${new URLSearchParams(about)}`, answers.ledger);
  audit = () => this.json("GET", "/control/audit", answers.audit);
  createCompany = (spec: object) => this.json("POST", "/control/companies", answers.createdCompany, spec);
  setNameCheck = (company: string, above: string | null) =>
    this.json("PUT", "/control/name-check", z.unknown(), { company, above });
  snapshots = () => this.json("GET", "/control/snapshots", answers.snapshots);
  saveSnapshot = (name: string) => this.json("POST", "/control/snapshots", answers.snapshots, { name });
  restoreSnapshot = (name: string) => this.json("POST", "/control/snapshots/restore", answers.snapshots, { name });
  deleteSnapshot = (name: string) => this.json("POST", "/control/snapshots/delete", answers.snapshots, { name });
  uploadSnapshot = (name: string, file: Blob) =>
    this.read("POST", snapshotFile(name), answers.snapshots, {
      body: file,
      headers: { "Content-Type": "application/gzip" },
    });
  /** Returns the bytes of the file. */
  async downloadSnapshot(name: string): Promise<Answer<Blob>> {
    const answer = await this.send(snapshotFile(name), {});
    return answer.ok ? { ok: true, value: await answer.value.blob() } : answer;
  }
  document = () => this.json("GET", "/control/openapi.json", z.unknown());

  /** Resolves when the bank has started to answer. */
  async stream(signal: AbortSignal): Promise<Answer<ReadableStream<Uint8Array>>> {
    const answer = await this.send("/control/messages/stream", { signal, headers: { Accept: "text/event-stream" } });
    if (!answer.ok) return answer;
    return answer.value.body ? { ok: true, value: answer.value.body } : { ok: false, problem: { kind: "unreachable" } };
  }

  private json<T extends z.ZodMiniType>(
    method: string,
    path: string,
    shape: T,
    body?: object,
  ): Promise<Answer<z.output<T>>> {
    return this.read(
      method,
      path,
      shape,
      body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    );
  }

  private async read<T extends z.ZodMiniType>(
    method: string,
    path: string,
    shape: T,
    init: RequestInit | undefined,
  ): Promise<Answer<z.output<T>>> {
    const answer = await this.send(path, { method, ...init });
    if (!answer.ok) return answer;
    const read = shape.safeParse(await textOf(answer.value));
    if (read.success) return { ok: true, value: read.data };
    return refused(`The bank's answer to ${method} ${path} could not be read.`);
  }

  private async send(path: string, init: RequestInit): Promise<Answer<Response>> {
    const token = this.storage.getItem(TOKEN_KEY);
    const headers = { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) };
    const response = await fetch(path, { ...init, headers, cache: "no-store" }).catch(() => undefined);
    if (!response) return { ok: false, problem: { kind: "unreachable" } };
    if (response.ok) return { ok: true, value: response };
    if (response.status === 401) return { ok: false, problem: { kind: "unauthorized" } };
    // A reverse proxy answers 502 to 504 when the bank is down.
    if (response.status >= 502) return { ok: false, problem: { kind: "unreachable" } };
    return refused(reasonIn(await textOf(response)) ?? `The bank answered ${response.status}.`);
  }
}

const snapshotFile = (name: string): string => `/control/snapshots/file?name=${encodeURIComponent(name)}`;

const refused = (message: string) => ({ ok: false, problem: { kind: "refused", message } }) as const;

const reason = z.looseObject({ description: z.string() });
function reasonIn(answer: unknown): string | undefined {
  const read = reason.safeParse(answer);
  return read.success ? read.data.description : undefined;
}

/** Returns undefined if the body is not JSON. A reset answers with an empty body. */
async function textOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => "");
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Removes duplicates by kind, because one outage makes many calls fail. */
export const distinct = (problems: readonly (Problem | undefined)[]): readonly Problem[] => [
  ...new Map(problems.flatMap((problem) => (problem ? [[problem.kind, problem]] : []))).values(),
];

export const explain = (problem: Problem): string => {
  switch (problem.kind) {
    case "unreachable":
      return "The bank cannot be reached. Is it running?";
    case "unauthorized":
      return "The control token is missing or no longer valid.";
    case "refused":
      return problem.message;
  }
};
