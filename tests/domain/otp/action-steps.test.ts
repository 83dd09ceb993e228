import { describe, expect, it } from "vitest";
import { type ActionEvent, type ActionStep, type Codes, nextStep } from "../../../domain/otp/action-steps";

type Step = ActionStep<string, string>;
type Event = ActionEvent<string, string>;

const codes: Codes = { sent: 1, wrong: 0, replaced: false };
const wrong = { kind: "wrongCode", message: "OTP is not valid.", attemptsLeft: 2 } as const;
const lastWrong = { ...wrong, attemptsLeft: 0 } as const;
const nullified = { kind: "codeVoid", message: "OTP validation: Otp is nullified" } as const;

const steps = {
  idle: { at: "idle" },
  requestingCode: { at: "requestingCode", codes },
  awaitingCode: { at: "awaitingCode", codes },
  checkingCode: { at: "checkingCode", codes },
  submitting: { at: "submitting" },
  unknown: { at: "unknown" },
  succeeded: { at: "succeeded", receipt: "receipt" },
  failed: { at: "failed", failure: "earlier" },
} as const satisfies { [At in Step["at"]]: Step };

const events = {
  started: { type: "started" },
  codeSent: { type: "codeSent" },
  resendAsked: { type: "resendAsked" },
  codeEntered: { type: "codeEntered" },
  codeRefused: { type: "codeRefused", refusal: wrong },
  codeAccepted: { type: "codeAccepted" },
  answerLost: { type: "answerLost" },
  checkedAgain: { type: "checkedAgain" },
  done: { type: "done", receipt: "receipt" },
  failed: { type: "failed", failure: "now" },
  closed: { type: "closed" },
} as const satisfies { [Type in Event["type"]]: Event };

const failedNow: Step = { at: "failed", failure: "now" };

/** All transitions. Any other event must leave the step unchanged. */
const moves: { readonly [At in Step["at"]]: { readonly [Type in Event["type"]]?: Step } } = {
  idle: { started: { at: "requestingCode", codes: { ...codes, sent: 0 } }, failed: failedNow },
  requestingCode: { codeSent: { at: "awaitingCode", codes: { ...codes, sent: 2 } }, failed: failedNow },
  awaitingCode: { resendAsked: { at: "requestingCode", codes }, codeEntered: { at: "checkingCode", codes } },
  checkingCode: {
    codeRefused: { at: "awaitingCode", codes: { ...codes, wrong: 1, refusal: wrong } },
    codeAccepted: { at: "submitting" },
    failed: failedNow,
  },
  submitting: {
    answerLost: { at: "unknown" },
    done: { at: "succeeded", receipt: "receipt" },
    failed: failedNow,
  },
  unknown: { checkedAgain: { at: "submitting" } },
  succeeded: {},
  failed: { started: { at: "requestingCode", codes: { ...codes, sent: 0 } }, failed: failedNow },
};

const everyPair = Object.values(steps).flatMap((step) => Object.values(events).map((event) => ({ step, event })));

describe("the steps of a protected action, every step x every event @S1-4-01 @S1-4-19 @S1-4-20", () => {
  it.each(everyPair)("the event $event.type in step $step.at leads to the expected step", ({ step, event }) => {
    const expected = event.type === "closed" ? steps.idle : (moves[step.at][event.type] ?? step);
    expect(nextStep<string, string>(step, event)).toEqual(expected);
  });
});

describe("the specification's states @S1-4-01 @S2-4-01 @S2-4-02 @S3-4-02", () => {
  const reachedBy = (...happened: readonly Event[]) => happened.reduce<Step>(nextStep, steps.idle);
  const { started, codeSent, codeEntered, codeRefused, codeAccepted, done, failed } = events;
  const wrongOnce = [codeEntered, codeRefused];

  it.each<[string, Step, Partial<Step> | object]>([
    ["DEFAULT", reachedBy(), { at: "idle" }],
    ["PENDING, while a code is sent", reachedBy(started), { at: "requestingCode" }],
    ["PIN_PENDING", reachedBy(started, codeSent, codeEntered), { at: "checkingCode" }],
    ["FIRST_WRONG_OTP", reachedBy(started, codeSent, ...wrongOnce), { at: "awaitingCode", codes: { wrong: 1 } }],
    [
      "SECOND_WRONG_OTP",
      reachedBy(started, codeSent, ...wrongOnce, ...wrongOnce),
      { at: "awaitingCode", codes: { wrong: 2 } },
    ],
    ["PENDING, while it is posted", reachedBy(started, codeSent, codeEntered, codeAccepted), { at: "submitting" }],
    ["SUCCESS", reachedBy(started, codeSent, codeEntered, codeAccepted, done), { at: "succeeded" }],
    ["FAILURE", reachedBy(started, failed), { at: "failed", failure: "now" }],
    [
      "PIN_BLOCKED",
      reachedBy(started, codeSent, ...wrongOnce, ...wrongOnce, ...wrongOnce),
      { at: "failed", failure: wrong },
    ],
  ])("the state %s is reached", (_, reached, expected) => {
    expect(reached).toMatchObject(expected);
  });
});

describe("wrong codes @S1-4-46 @S1-2.7-13", () => {
  const refused = (from: Codes, refusal: typeof wrong | typeof lastWrong | typeof nullified) =>
    nextStep<string, string>({ at: "checkingCode", codes: from }, { type: "codeRefused", refusal });

  it("the action asks again after the first and the second wrong code", () => {
    expect(refused(codes, wrong)).toMatchObject({ at: "awaitingCode", codes: { wrong: 1, refusal: wrong } });
    expect(refused({ ...codes, wrong: 1 }, wrong)).toMatchObject({ at: "awaitingCode", codes: { wrong: 2 } });
  });

  it("the action fails at the third wrong code if the code is still valid", () => {
    expect(refused({ ...codes, wrong: 2 }, wrong)).toEqual({ at: "failed", failure: wrong });
  });

  it.each([
    ["the last try", lastWrong, 3],
    ["a nullified code", nullified, 2],
  ])("a code that is void because of %s is replaced, regardless of earlier wrong codes", (_, refusal, wrongSoFar) => {
    expect(refused({ ...codes, wrong: 2 }, refusal)).toEqual({
      at: "requestingCode",
      codes: { sent: 1, wrong: wrongSoFar, replaced: true, refusal },
    });
  });

  it.each([
    ["the last try", lastWrong],
    ["a nullified code", nullified],
  ])("a code is replaced only once, and then %s makes the action fail", (_, refusal) => {
    expect(refused({ ...codes, wrong: 0, replaced: true }, refusal)).toEqual({ at: "failed", failure: refusal });
  });

  it("the action fails at any wrong code after a replacement that followed the third one", () => {
    expect(refused({ ...codes, wrong: 3, replaced: true }, wrong)).toEqual({ at: "failed", failure: wrong });
  });

  it("the refusal disappears when another code is entered or requested", () => {
    const told: Step = { at: "awaitingCode", codes: { ...codes, wrong: 1, refusal: wrong } };
    const untold = { ...codes, wrong: 1 };
    expect(nextStep(told, events.codeEntered)).toEqual({ at: "checkingCode", codes: untold });
    expect(nextStep(told, events.resendAsked)).toEqual({ at: "requestingCode", codes: untold });
  });

  it("the refusal stays while a void code is replaced, so that the user can read the reason", () => {
    const replacing = refused(codes, lastWrong);
    expect(nextStep(replacing, events.codeSent)).toMatchObject({
      at: "awaitingCode",
      codes: { sent: 2, refusal: lastWrong },
    });
  });
});
