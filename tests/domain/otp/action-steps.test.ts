import { describe, expect, it } from "vitest";
import { type ActionEvent, type ActionStep, type CodeHistory, nextStep } from "../../../domain/otp/action-steps";

type Step = ActionStep<string, string>;
type Event = ActionEvent<string, string>;

const codes: CodeHistory = { sentCount: 1, wrongCount: 0, hasReplacement: false };
const destination = { phone: "024*****02", email: "k***@adom.example" };
const wrong = { kind: "wrongCode", message: "OTP is not valid.", attemptsLeft: 2 } as const;
const lastWrong = { ...wrong, attemptsLeft: 0 } as const;
const nullified = { kind: "codeVoid", message: "OTP validation: Otp is nullified" } as const;

const steps = {
  idle: { kind: "idle" },
  requestingCode: { kind: "requestingCode", codes },
  awaitingCode: { kind: "awaitingCode", codes },
  checkingCode: { kind: "checkingCode", codes },
  submitting: { kind: "submitting" },
  unknown: { kind: "unknown" },
  succeeded: { kind: "succeeded", receipt: "receipt" },
  failed: { kind: "failed", failure: "earlier" },
} as const satisfies { [At in Step["kind"]]: Step };

const events = {
  started: { kind: "started" },
  codeSent: { kind: "codeSent", destination },
  resendRequested: { kind: "resendRequested" },
  codeEntered: { kind: "codeEntered" },
  codeRefused: { kind: "codeRefused", refusal: wrong },
  codeAccepted: { kind: "codeAccepted" },
  answerLost: { kind: "answerLost" },
  checkedAgain: { kind: "checkedAgain" },
  done: { kind: "done", receipt: "receipt" },
  failed: { kind: "failed", failure: "now" },
  closed: { kind: "closed" },
} as const satisfies { [Type in Event["kind"]]: Event };

const failedNow: Step = { kind: "failed", failure: "now" };

/** All transitions. Any other event must leave the step unchanged. */
const moves: { readonly [At in Step["kind"]]: { readonly [Type in Event["kind"]]?: Step } } = {
  idle: { started: { kind: "requestingCode", codes: { ...codes, sentCount: 0 } }, failed: failedNow },
  requestingCode: {
    codeSent: { kind: "awaitingCode", codes: { ...codes, sentCount: 2, destination } },
    failed: failedNow,
  },
  awaitingCode: { resendRequested: { kind: "requestingCode", codes }, codeEntered: { kind: "checkingCode", codes } },
  checkingCode: {
    codeRefused: { kind: "awaitingCode", codes: { ...codes, wrongCount: 1, refusal: wrong } },
    codeAccepted: { kind: "submitting" },
    failed: failedNow,
  },
  submitting: {
    answerLost: { kind: "unknown" },
    done: { kind: "succeeded", receipt: "receipt" },
    failed: failedNow,
  },
  unknown: { checkedAgain: { kind: "submitting" } },
  succeeded: {},
  failed: { started: { kind: "requestingCode", codes: { ...codes, sentCount: 0 } }, failed: failedNow },
};

const everyPair = Object.values(steps).flatMap((step) => Object.values(events).map((event) => ({ step, event })));

describe("the steps of a protected action, every step x every event @S1-4-01 @S1-4-19 @S1-4-20", () => {
  it.each(everyPair)("the event $event.kind in step $step.kind leads to the expected step", ({ step, event }) => {
    const expected = event.kind === "closed" ? steps.idle : (moves[step.kind][event.kind] ?? step);
    expect(nextStep<string, string>(step, event)).toEqual(expected);
  });
});

describe("the specification's states @S1-4-01 @S2-4-01 @S2-4-02 @S2-4-03 @S3-4-02 @S3-4-03", () => {
  const reachedBy = (...happened: readonly Event[]) => happened.reduce<Step>(nextStep, steps.idle);
  const { started, codeSent, codeEntered, codeRefused, codeAccepted, done, failed } = events;
  const wrongOnce = [codeEntered, codeRefused];

  it.each<[string, Step, Partial<Step> | object]>([
    ["DEFAULT", reachedBy(), { kind: "idle" }],
    ["PENDING, while a code is sent", reachedBy(started), { kind: "requestingCode" }],
    ["PIN_PENDING", reachedBy(started, codeSent, codeEntered), { kind: "checkingCode" }],
    ["FIRST_WRONG_OTP", reachedBy(started, codeSent, ...wrongOnce), { kind: "awaitingCode", codes: { wrongCount: 1 } }],
    [
      "SECOND_WRONG_OTP",
      reachedBy(started, codeSent, ...wrongOnce, ...wrongOnce),
      { kind: "awaitingCode", codes: { wrongCount: 2 } },
    ],
    ["PENDING, while it is posted", reachedBy(started, codeSent, codeEntered, codeAccepted), { kind: "submitting" }],
    ["SUCCESS", reachedBy(started, codeSent, codeEntered, codeAccepted, done), { kind: "succeeded" }],
    ["FAILURE", reachedBy(started, failed), { kind: "failed", failure: "now" }],
    [
      "PIN_BLOCKED",
      reachedBy(started, codeSent, ...wrongOnce, ...wrongOnce, ...wrongOnce),
      { kind: "failed", failure: wrong },
    ],
  ])("the state %s is reached", (_, reached, expected) => {
    expect(reached).toMatchObject(expected);
  });
});

describe("wrong codes @S1-4-46 @S1-2.7-13", () => {
  const refused = (from: CodeHistory, refusal: typeof wrong | typeof lastWrong | typeof nullified) =>
    nextStep<string, string>({ kind: "checkingCode", codes: from }, { kind: "codeRefused", refusal });

  it("the action asks again after the first and the second wrong code @S2-4-10 @S2-4-11", () => {
    expect(refused(codes, wrong)).toMatchObject({ kind: "awaitingCode", codes: { wrongCount: 1, refusal: wrong } });
    expect(refused({ ...codes, wrongCount: 1 }, wrong)).toMatchObject({
      kind: "awaitingCode",
      codes: { wrongCount: 2, refusal: wrong },
    });
  });

  it("the action fails at the third wrong code if the code is still valid @S2-4-12 @S2-4-16 @S3-4-48", () => {
    expect(refused({ ...codes, wrongCount: 2 }, wrong)).toEqual({ kind: "failed", failure: wrong });
  });

  it.each([
    ["the last try", lastWrong, 3],
    ["a nullified code", nullified, 2],
  ])(
    "a code that is void because of %s is replaced, regardless of earlier wrong codes @S2-4-16",
    (_, refusal, wrongSoFar) => {
      expect(refused({ ...codes, wrongCount: 2 }, refusal)).toEqual({
        kind: "requestingCode",
        codes: { sentCount: 1, wrongCount: wrongSoFar, hasReplacement: true, refusal },
      });
    },
  );

  it.each([
    ["the last try", lastWrong],
    ["a nullified code", nullified],
  ])("a code is replaced only once, and then %s makes the action fail", (_, refusal) => {
    expect(refused({ ...codes, wrongCount: 0, hasReplacement: true }, refusal)).toEqual({
      kind: "failed",
      failure: refusal,
    });
  });

  it("the action fails at any wrong code after a replacement that followed the third one", () => {
    expect(refused({ ...codes, wrongCount: 3, hasReplacement: true }, wrong)).toEqual({
      kind: "failed",
      failure: wrong,
    });
  });

  it("the refusal disappears when another code is entered or requested", () => {
    const refusedStep: Step = { kind: "awaitingCode", codes: { ...codes, wrongCount: 1, refusal: wrong } };
    const codesWithoutRefusal = { ...codes, wrongCount: 1 };
    expect(nextStep(refusedStep, events.codeEntered)).toEqual({ kind: "checkingCode", codes: codesWithoutRefusal });
    expect(nextStep(refusedStep, events.resendRequested)).toEqual({
      kind: "requestingCode",
      codes: codesWithoutRefusal,
    });
  });

  it("the refusal stays while a void code is replaced, so that the user can read the reason", () => {
    const replacing = refused(codes, lastWrong);
    expect(nextStep(replacing, events.codeSent)).toMatchObject({
      kind: "awaitingCode",
      codes: { sentCount: 2, refusal: lastWrong },
    });
  });
});
