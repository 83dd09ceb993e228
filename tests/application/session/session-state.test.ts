import { beforeEach, describe, expect, it } from "vitest";
import { type EndOfSession, hasTimedOut, SessionState } from "../../../application/session/session-state";
import { aSession } from "../../support/a-session";

let state: SessionState;
/** The activity and the seconds that it allows. */
const activity = () => [state.lastActivityAt, state.allowedSeconds];

beforeEach(() => {
  state = new SessionState();
});

describe("the activity of a session", () => {
  it("a session begins with an activity and the bank's timeout", () => {
    state.begin(aSession({ timeoutSeconds: 900 }), 1_000);
    expect([state.startedAt, ...activity()]).toEqual([1_000, 1_000, 900]);
  });

  it("an answer without a session is no activity", () => {
    state.touch(1_000);
    expect(activity()).toEqual([0, 0]);
  });

  it("an extension lasts 300 seconds, and the next answer restores the bank's timeout", () => {
    state.begin(aSession({ timeoutSeconds: 900 }), 1_000);
    state.extend(2_000);
    expect(activity()).toEqual([2_000, 300]);
    state.touch(3_000);
    expect([state.startedAt, ...activity()]).toEqual([1_000, 3_000, 900]);
  });

  it("activity of another tab that is newer than that of this tab replaces it", () => {
    state.begin(aSession({ timeoutSeconds: 900 }), 1_000);
    state.follow(1_001, 300);
    expect(activity()).toEqual([1_001, 300]);
  });

  it.each([999, 1_000])("activity of another tab at %d is ignored after activity of this tab at 1000", (at) => {
    state.begin(aSession({ timeoutSeconds: 900 }), 1_000);
    state.follow(at, 300);
    expect(activity()).toEqual([1_000, 900]);
  });
});

describe("the end of a session", () => {
  it("a session keeps the first reason of its end", () => {
    state.begin(aSession(), 0);
    state.end("timeout", "Session timeout");
    state.end("signedOut");
    expect(state.ended).toEqual({ why: "timeout", message: "Session timeout" });
  });

  it("no end is stored without a session, and a new session has none", () => {
    state.end("signedOut");
    expect(state.ended).toBeUndefined();
    state.begin(aSession(), 0);
    state.end("signedOut");
    state.begin(aSession(), 0);
    expect(state.ended).toBeUndefined();
  });

  it.each<[EndOfSession["why"], boolean]>([
    ["expired", true],
    ["timeout", true],
    ["signedOut", false],
    ["signedInElsewhere", false],
    ["inactiveProfile", false],
  ])("a session that ended with %s has timed out: %s", (why, isTimeout) => {
    state.begin(aSession(), 0);
    state.end(why);
    expect(hasTimedOut(state)).toBe(isTimeout);
  });

  it("a session that has not ended has not timed out", () => {
    state.begin(aSession(), 0);
    expect(hasTimedOut(state)).toBe(false);
  });
});
