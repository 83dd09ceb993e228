import * as z from "zod/mini";
import type { Message } from "../control-api/answers";
import {
  type ControlCall,
  controlApi,
  controlPath,
  EVIDENCE_PATH,
  MESSAGE_STREAM_PATH,
  SNAPSHOT_FILE_PATH,
} from "../control-api/control-calls";

/** Why a call to the control API failed. */
export type Problem =
  | { readonly kind: "unreachable" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "refused"; readonly message: string };
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** A lesson of the trainee with this key. */
export type OwnLesson = { readonly stage: string; readonly lesson: string };
export type ClockChange = z.input<typeof controlApi.setClock.input>;

const TOKEN_KEY = "control-token";

/** Calls the control API with the token, which is stored per browser tab. */
export class ControlApi {
  constructor(private readonly storage: Storage = sessionStorage) {}

  keepToken(token: string): void {
    this.storage.setItem(TOKEN_KEY, token);
  }

  state = () => this.call(controlApi.state);
  messages = async (): Promise<Answer<readonly Message[]>> => {
    const answer = await this.call(controlApi.messages);
    return answer.ok ? { ok: true, value: answer.value.messages } : answer;
  };
  signIn = (asked: { readonly username: string; readonly deviceId: string }) => this.call(controlApi.signIn, asked);
  outcomes = () => this.call(controlApi.outcomes);
  clock = () => this.call(controlApi.clock);
  setClock = (change: ClockChange) => this.call(controlApi.setClock, change);
  foreseeClock = (change: ClockChange) => this.call(controlApi.foreseeClock, change);
  acceptance = () => this.call(controlApi.acceptance);
  signOff = (decision: z.input<typeof controlApi.signOff.input>) => this.call(controlApi.signOff, decision);
  /** @param compared the times of two runs */
  acceptanceRuns = (compared: { readonly from?: string; readonly to?: string }) =>
    this.call(controlApi.acceptanceRuns, compared);
  phrases = () => this.call(controlApi.phrases);
  runDraft = (text: string) => this.call(controlApi.runDraft, { text });
  addLessons = (draft: z.input<typeof controlApi.addLessons.input>) => this.call(controlApi.addLessons, draft);
  removeLesson = (lesson: string) => this.call(controlApi.removeLesson, { lesson });
  draftRun = () => this.call(controlApi.draftRun);
  lessons = () => this.call(controlApi.lessons);
  /** @param trainee the name on the class board; empty for none */
  stage = (lessonId: string, trainee: string) => this.call(controlApi.stage, { lesson: lessonId, trainee });
  board = () => this.call(controlApi.board);
  statements = () => this.call(controlApi.statements);
  newClass = (names: readonly string[], course: string) => this.call(controlApi.newClass, { names, course });
  removeClass = () => this.call(controlApi.removeClass, {});
  /** The calls of a trainee, by the own key and without a control token. */
  work = (key: string) => this.call(controlApi.work, { stage: key });
  openLesson = (own: OwnLesson) => this.call(controlApi.openLesson, own);
  beginLesson = (own: OwnLesson) => this.call(controlApi.beginLesson, own);
  ownMessages = async (own: OwnLesson): Promise<Answer<readonly Message[]>> => {
    const answer = await this.call(controlApi.ownMessages, own);
    return answer.ok ? { ok: true, value: answer.value.messages } : answer;
  };
  ownSignIn = (own: OwnLesson, asked: { readonly username: string; readonly deviceId: string }) =>
    this.call(controlApi.ownSignIn, { ...own, ...asked });
  /** @param ticks the places of the ticked steps */
  check = (own: OwnLesson, ticks: readonly number[]) => this.call(controlApi.check, { ...own, ticks: [...ticks] });
  reset = () => this.call(controlApi.reset, {});
  room = () => this.call(controlApi.room);
  calls = () => this.call(controlApi.calls);
  agenda = () => this.call(controlApi.agenda);
  faults = () => this.call(controlApi.faults);
  setFaults = (faults: readonly object[]) => this.call(controlApi.setFaults, { faults });
  traffic = (after: number) => this.call(controlApi.traffic, { after: String(after) });
  accounts = () => this.call(controlApi.accounts);
  ledger = (about: { readonly request?: string; readonly account?: string } = {}) =>
    this.call(controlApi.ledger, about);
  audit = () => this.call(controlApi.audit);
  createCompany = (spec: object) => this.call(controlApi.createCompany, spec);
  setNameCheck = (company: string | null, above: string | null) =>
    this.call(controlApi.setNameCheck, { company, above });
  setChangedAccounts = (company: string | null, above: string | null) =>
    this.call(controlApi.setChangedAccounts, { company, above });
  cases = () => this.call(controlApi.cases);
  answerCase = (answer: { readonly caseNumber: string; readonly status: string; readonly text: string }) =>
    this.call(controlApi.answerCase, answer);
  losePayment = (transactionId: string) => this.call(controlApi.losePayment, { transactionId });
  replacePaper = (paper: { readonly kind: string; readonly reference: string }) =>
    this.call(controlApi.replacePaper, paper);
  changeSigningKey = () => this.call(controlApi.changeSigningKey, {});
  snapshots = () => this.call(controlApi.snapshots);
  saveSnapshot = (name: string) => this.call(controlApi.saveSnapshot, { name });
  restoreSnapshot = (name: string) => this.call(controlApi.restoreSnapshot, { name });
  deleteSnapshot = (name: string) => this.call(controlApi.deleteSnapshot, { name });
  uploadSnapshot = (name: string, file: Blob) =>
    this.read("POST", snapshotFile(name), controlApi.snapshots.answer, {
      body: file,
      headers: { "Content-Type": "application/gzip" },
    });
  downloadSnapshot = (name: string) => this.download(snapshotFile(name));
  evidence = () => this.download(EVIDENCE_PATH);
  /** Returns the bytes of the file. */
  private async download(path: string): Promise<Answer<Blob>> {
    const answer = await this.send(path, {});
    return answer.ok ? { ok: true, value: await answer.value.blob() } : answer;
  }
  document = () => this.call(controlApi.document);

  /** Resolves when the bank has started to answer. */
  async stream(signal: AbortSignal): Promise<Answer<ReadableStream<Uint8Array>>> {
    const answer = await this.send(MESSAGE_STREAM_PATH, { signal, headers: { Accept: "text/event-stream" } });
    if (!answer.ok) return answer;
    return answer.value.body ? { ok: true, value: answer.value.body } : { ok: false, problem: { kind: "unreachable" } };
  }

  /** @param given the body, or the query of a GET; the bank checks it */
  private call<Call extends ControlCall>(call: Call, given?: object): Promise<Answer<z.output<Call["answer"]>>> {
    const { method } = call;
    const answer: Call["answer"] = call.answer;
    if (method === "GET") return this.read(method, controlPath(call, given), answer, undefined);
    const headers = { "Content-Type": "application/json" };
    return this.read(method, controlPath(call), answer, { body: JSON.stringify(given), headers });
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

const snapshotFile = (name: string): string => `${SNAPSHOT_FILE_PATH}?name=${encodeURIComponent(name)}`;

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
