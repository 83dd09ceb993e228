import * as z from "zod/mini";
import * as answers from "./answers";
import { faultsOf } from "./fault";
import * as inputs from "./inputs";

/** A call of the control API as data. The bank, the console and the tests read method, path and fields from it. */
export type ControlCall = {
  readonly method: "GET" | "POST" | "PUT";
  /** Below `/control`. */
  readonly path: `/${string}`;
  /** The body, or the query of a GET. */
  readonly input: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
  /** Absent: the control token opens the call, in production only if it reads the books. */
  readonly opensWith?: "key of a trainee" | "token in production";
};

const { nothing } = inputs;

/** The calls that answer JSON; `mock-bank/README.md` describes them. */
export const controlApi = {
  state: { method: "GET", path: "/state", input: nothing, answer: answers.state, opensWith: "token in production" },
  room: { method: "GET", path: "/room", input: nothing, answer: answers.room },
  createCompany: { method: "POST", path: "/companies", input: inputs.newCompany, answer: answers.createdCompany },
  createRequest: { method: "POST", path: "/requests", input: inputs.newRequest, answer: answers.createdRequest },
  createAnyRequest: {
    method: "POST",
    path: "/requests/any",
    input: inputs.newRequestOfAnyKind,
    answer: answers.createdRequest,
  },
  scenarios: { method: "GET", path: "/scenarios", input: nothing, answer: answers.scenarios },
  outcomes: { method: "GET", path: "/outcomes", input: nothing, answer: answers.outcomes },
  reset: { method: "POST", path: "/reset", input: inputs.reset, answer: answers.reset },
  messages: { method: "GET", path: "/messages", input: inputs.messages, answer: answers.messages },
  clock: { method: "GET", path: "/clock", input: nothing, answer: answers.clock, opensWith: "token in production" },
  setClock: { method: "PUT", path: "/clock", input: inputs.clockChange, answer: answers.clock },
  foreseeClock: { method: "POST", path: "/clock/foresee", input: inputs.clockChange, answer: answers.foreseen },
  faults: { method: "GET", path: "/faults", input: nothing, answer: answers.faults },
  setFaults: { method: "PUT", path: "/faults", input: faultsOf(z.string()), answer: answers.faults },
  traffic: { method: "GET", path: "/traffic", input: inputs.traffic, answer: answers.traffic },
  ledger: {
    method: "GET",
    path: "/ledger",
    input: inputs.ledger,
    answer: answers.ledger,
    opensWith: "token in production",
  },
  document: {
    method: "GET",
    path: "/openapi.json",
    input: nothing,
    answer: answers.document,
    opensWith: "token in production",
  },
  calls: { method: "GET", path: "/calls", input: nothing, answer: answers.calls, opensWith: "token in production" },
  agenda: { method: "GET", path: "/agenda", input: nothing, answer: answers.agenda, opensWith: "token in production" },
  accounts: {
    method: "GET",
    path: "/accounts",
    input: nothing,
    answer: answers.accounts,
    opensWith: "token in production",
  },
  audit: { method: "GET", path: "/audit", input: nothing, answer: answers.audit, opensWith: "token in production" },
  signIn: { method: "POST", path: "/sign-ins", input: inputs.signIn, answer: answers.signIn },
  setNameCheck: { method: "PUT", path: "/name-check", input: inputs.payeePolicy, answer: answers.payeePolicy },
  setChangedAccounts: {
    method: "PUT",
    path: "/changed-accounts",
    input: inputs.payeePolicy,
    answer: answers.payeePolicy,
  },
  changeSigningKey: { method: "POST", path: "/signing-keys", input: nothing, answer: answers.signingKeys },
  returnPayment: { method: "POST", path: "/payments/return", input: inputs.returnedPayment, answer: answers.returned },
  replacePaper: { method: "POST", path: "/papers/replace", input: inputs.replacedPaper, answer: answers.replaced },
  losePayment: { method: "POST", path: "/payments/lose", input: inputs.lostPayment, answer: answers.lost },
  cases: { method: "GET", path: "/cases", input: nothing, answer: answers.cases },
  answerCase: { method: "POST", path: "/cases/answer", input: inputs.caseAnswer, answer: answers.answeredCase },
  snapshots: { method: "GET", path: "/snapshots", input: nothing, answer: answers.snapshots },
  saveSnapshot: { method: "POST", path: "/snapshots", input: inputs.snapshot, answer: answers.snapshots },
  restoreSnapshot: { method: "POST", path: "/snapshots/restore", input: inputs.snapshot, answer: answers.snapshots },
  deleteSnapshot: { method: "POST", path: "/snapshots/delete", input: inputs.snapshot, answer: answers.snapshots },
  phrases: { method: "GET", path: "/drafts/phrases", input: nothing, answer: answers.phrases },
  runDraft: { method: "POST", path: "/drafts", input: inputs.draft, answer: answers.draftRun },
  draftRun: { method: "GET", path: "/drafts", input: nothing, answer: answers.draftRun },
  addLessons: { method: "POST", path: "/drafts/lessons", input: inputs.lessonDraft, answer: answers.lessons },
  removeLesson: {
    method: "POST",
    path: "/lessons/remove",
    input: inputs.removedLesson,
    answer: answers.lessons,
  },
  acceptance: { method: "GET", path: "/acceptance", input: nothing, answer: answers.acceptance },
  acceptanceRuns: {
    method: "POST",
    path: "/acceptance/runs",
    input: inputs.comparedRuns,
    answer: answers.acceptanceRuns,
  },
  signOff: { method: "POST", path: "/acceptance/sign-offs", input: inputs.signOff, answer: answers.signedOff },
  lessons: { method: "GET", path: "/lessons", input: nothing, answer: answers.lessons },
  stage: { method: "POST", path: "/lessons/stage", input: inputs.staging, answer: answers.staged },
  newClass: { method: "POST", path: "/lessons/class", input: inputs.newClass, answer: answers.board },
  removeClass: { method: "POST", path: "/lessons/class/remove", input: nothing, answer: answers.board },
  board: { method: "GET", path: "/lessons/board", input: nothing, answer: answers.board },
  statements: { method: "GET", path: "/lessons/statements", input: nothing, answer: answers.statements },
  work: {
    method: "POST",
    path: "/lessons/work",
    input: inputs.work,
    answer: answers.work,
    opensWith: "key of a trainee",
  },
  openLesson: {
    method: "POST",
    path: "/lessons/open",
    input: inputs.ownLesson,
    answer: answers.openLesson,
    opensWith: "key of a trainee",
  },
  beginLesson: {
    method: "POST",
    path: "/lessons/begin",
    input: inputs.ownLesson,
    answer: answers.openLesson,
    opensWith: "key of a trainee",
  },
  check: {
    method: "POST",
    path: "/lessons/check",
    input: inputs.check,
    answer: answers.checked,
    opensWith: "key of a trainee",
  },
  ownMessages: {
    method: "POST",
    path: "/lessons/messages",
    input: inputs.ownLesson,
    answer: answers.messages,
    opensWith: "key of a trainee",
  },
  ownSignIn: {
    method: "POST",
    path: "/lessons/sign-in",
    input: inputs.ownSignIn,
    answer: answers.signIn,
    opensWith: "key of a trainee",
  },
} as const satisfies Readonly<Record<string, ControlCall>>;

/** Server-sent events: each message when it is sent. */
export const MESSAGE_STREAM_PATH = "/control/messages/stream";
/** All evidence of the last run as one signed ZIP file. */
export const EVIDENCE_PATH = "/control/acceptance/evidence";
/** A snapshot as a file, by the name in the query. */
export const SNAPSHOT_FILE_PATH = "/control/snapshots/file";

/** Returns the address of a call on the bank, with its query. */
export function controlPath({ path }: Pick<ControlCall, "path">, query?: object): string {
  return `/control${path}${query ? `?${new URLSearchParams(Object.entries(query))}` : ""}`;
}
