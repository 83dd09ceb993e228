import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Session, SessionPort } from "../../../application/session/session-port";
import { SessionService, type StoredSession } from "../../../application/session/session-service";
import { SessionState } from "../../../application/session/session-state";
import { fail, ok } from "../../../domain/result";
import { TestClock } from "../../support/a-clock";
import { aPromise } from "../../support/a-promise";
import { aSession, aUser } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";
import { InMemoryOtherTabs } from "../../support/in-memory-other-tabs";
import { InMemorySessionSharing } from "../../support/in-memory-session-sharing";

const bank = {
  authenticate: vi.fn<SessionPort["authenticate"]>(),
  sendSignInCode: vi.fn<SessionPort["sendSignInCode"]>(),
  checkSignInCode: vi.fn<SessionPort["checkSignInCode"]>(),
  refresh: vi.fn<SessionPort["refresh"]>(),
  signOut: vi.fn<SessionPort["signOut"]>(),
};

let clock: TestClock;
let stored: InMemoryObjectStorage<StoredSession>;
let otherTabs = new InMemoryOtherTabs();
let sharing = new InMemorySessionSharing();

/** A newly loaded tab, with the same storage or its own. */
function aTab(storage = stored) {
  const state = new SessionState();
  const parts = { bank, state, stored: storage, clock, otherTabs: otherTabs.tab(), sharing: sharing.tab(storage) };
  return { state, stored: storage, service: new SessionService(parts) };
}
const aNewTab = () => aTab(new InMemoryObjectStorage());

let { state, service } = aTab();

/** Does what the bank client does after a successful call. */
const succeed = () => state.touch(clock.elapsed());

beforeEach(() => {
  vi.resetAllMocks();
  bank.signOut.mockResolvedValue(ok(undefined));
  bank.refresh.mockImplementation(async () => {
    succeed();
    return ok(undefined);
  });
  clock = new TestClock();
  stored = new InMemoryObjectStorage();
  otherTabs = new InMemoryOtherTabs();
  sharing = new InMemorySessionSharing();
  ({ state, service } = aTab());
});

describe("the countdown", () => {
  beforeEach(() => service.begin(aSession()));

  it("the countdown starts at the last activity with the bank's timeout @S1-4-33 @S1-4-42", () => {
    expect(service.secondsLeft()).toBe(300);
    clock.pass(100);
    expect(service.secondsLeft()).toBe(200);
    succeed();
    expect(service.secondsLeft()).toBe(300);
  });

  it("the countdown is reported about once a second until it is stopped", () => {
    const reported: number[] = [];
    const stop = service.watch((left) => reported.push(left));
    clock.pass(3);
    stop();
    clock.pass(3);
    expect(reported).toEqual([299, 298, 297]);
    expect(clock.listeners).toBe(0);
  });

  it("the countdown is right immediately after a sleep, despite missing ticks", () => {
    const reportedSeconds: number[] = [];
    service.watch((left) => reportedSeconds.push(left));
    clock.pass(1);
    clock.sleep(200);
    expect(reportedSeconds).toEqual([299, 99]);
  });

  it("the countdown ends the session at 0 and signs out at the bank @S1-4-39 @S1-7-27", async () => {
    service.watch(() => {});
    clock.pass(299);
    expect(state.ended).toBeUndefined();
    clock.pass(1);
    expect(state.ended?.why).toBe("expired");
    expect(bank.signOut).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(stored.kept).toBeUndefined());
  });

  it("no countdown is reported without a session, and stored data stays", () => {
    const reported: number[] = [];
    const signedOut = aTab();
    signedOut.service.watch((left) => reported.push(left));
    clock.pass(3);
    expect(reported).toEqual([]);
    expect(signedOut.state.ended).toBeUndefined();
    expect(stored.kept?.session).toEqual(aSession());
  });

  it("the countdown ends the session once, even if the computer slept through its end", () => {
    service.watch(() => {});
    clock.sleep(3600);
    clock.pass(5);
    expect(state.ended?.why).toBe("expired");
    expect(bank.signOut).toHaveBeenCalledTimes(1);
  });
});

describe("Keep Me Logged In @S1-4-37 @S1-4-38 @S1-4-49", () => {
  beforeEach(() => service.begin(aSession({ timeoutSeconds: 900 })));

  it("an extension lasts 300 seconds, until the next ordinary call restores the full time", async () => {
    clock.pass(850);
    expect(service.secondsLeft()).toBe(50);
    await service.refresh();
    expect(service.secondsLeft()).toBe(300);
    clock.pass(10);
    expect(service.secondsLeft()).toBe(290);
    succeed();
    expect(service.secondsLeft()).toBe(900);
  });

  it("a failed extension changes nothing @S1-8-16", async () => {
    bank.refresh.mockResolvedValue(fail({ kind: "unreachable" }));
    clock.pass(850);
    expect(await service.refresh()).toEqual(fail({ kind: "unreachable" }));
    expect(service.secondsLeft()).toBe(50);
  });

  it("a new tab cannot join a session whose extension has ended, even if the open tab has not noticed", async () => {
    vi.spyOn(clock, "everySecond").mockReturnValue(() => {});
    service.watch(() => {});
    await service.refresh();
    clock.sleep(299);
    expect(await aNewTab().service.restore()).toBe("signedIn");
    clock.sleep(1);
    const late = aNewTab();
    expect(await late.service.restore()).toBe("signedOut");
    expect(late.stored.kept).toBeUndefined();
  });
});

describe("a reload", () => {
  beforeEach(() => service.begin(aSession()));

  it("a reload continues the session with its countdown @S1-3-02..06 @S1-3-09..15 @S1-3-20..22 @S1-4-13", async () => {
    clock.sleep(100);
    const reloaded = aTab();
    expect(await reloaded.service.restore()).toBe("signedIn");
    expect(reloaded.state.session).toEqual(aSession());
    expect(reloaded.service.secondsLeft()).toBe(200);
    expect(reloaded.state.startedAt).toBe(state.startedAt);
  });

  it("a reload of a session that requires a new password still requires it @S1-3-16..18", async () => {
    await service.begin(aSession({ mustChangePassword: true }));
    const reloaded = aTab();
    await reloaded.service.restore();
    expect(reloaded.state.session?.mustChangePassword).toBe(true);
  });

  it("a reload takes the latest activity into account, and keeps the start of the session @S1-3-06 @S1-3-07", async () => {
    service.watch(() => {});
    clock.pass(100);
    succeed();
    clock.pass(1);
    const reloaded = aTab();
    await reloaded.service.restore();
    expect(reloaded.service.secondsLeft()).toBe(299);
    expect(reloaded.state.startedAt).toBe(state.startedAt);
  });

  it("a reload deletes a session older than its timeout, and its key @S1-4-50", async () => {
    clock.sleep(300);
    const reloaded = aTab();
    expect(await reloaded.service.restore()).toBe("timedOut");
    expect(reloaded.state.session).toBeUndefined();
    expect(stored.kept).toBeUndefined();
  });

  it("a reload tolerates a clock that was set back slightly, without extending the session", async () => {
    clock.sleep(-5);
    const reloaded = aTab();
    expect(await reloaded.service.restore()).toBe("signedIn");
    expect(reloaded.service.secondsLeft()).toBe(300);
  });

  it("a reload deletes a session whose stored time is in the future, because its age is unknown", async () => {
    clock.sleep(-300);
    expect(await aTab().service.restore()).toBe("timedOut");
    expect(stored.kept).toBeUndefined();
  });

  it("a reload without a session is signed out @S1-4-14", async () => {
    await stored.clear();
    expect(await aTab().service.restore()).toBe("signedOut");
  });
});

describe("a new tab of the same browser", () => {
  beforeEach(async () => {
    await service.begin(aSession());
    service.watch(() => {});
  });

  it("a new tab joins the session of an open tab with its countdown, and both end together", async () => {
    clock.pass(100);
    const joined = aNewTab();
    expect(await joined.service.restore()).toBe("signedIn");
    expect(joined.state.session).toEqual(aSession());
    expect([joined.service.secondsLeft(), joined.state.startedAt]).toEqual([200, state.startedAt]);
    await joined.service.signOut();
    expect(state.ended?.why).toBe("signedOut");
  });

  it("a new tab knows activity that the open tab has not stored yet", async () => {
    clock.pass(100);
    succeed();
    const joined = aNewTab();
    await joined.service.restore();
    expect(joined.service.secondsLeft()).toBe(300);
  });

  it("a request of a new tab does not prevent the open tab from announcing its activity", async () => {
    const joined = aNewTab();
    await joined.service.restore();
    clock.pass(100);
    succeed();
    await aNewTab().service.restore();
    clock.pass(1);
    expect(joined.service.secondsLeft()).toBe(299);
  });

  it.each([
    ["has signed out", () => service.signOut()],
    ["was signed out by the bank", async () => state.end("signedInElsewhere")],
    ["has timed out, even before it noticed", async () => void clock.sleep(300)],
  ])("a new tab is signed out if the open tab %s", async (_, end) => {
    await end();
    expect(await aNewTab().service.restore()).toBe("signedOut");
  });

  it("an open tab does not store a session again that the bank has ended", async () => {
    state.end("signedInElsewhere");
    await stored.clear();
    expect(await aNewTab().service.restore()).toBe("signedOut");
    expect(stored.kept).toBeUndefined();
  });

  it("a new tab is signed out if the open tab signs out while it answers", async () => {
    vi.spyOn(stored, "save").mockImplementation(async () => state.end("signedOut"));
    expect(await aNewTab().service.restore()).toBe("signedOut");
  });

  it("a new tab is signed out if the tab with the session does not show it any more", async () => {
    const other = aNewTab();
    await other.service.restore();
    const stop = other.service.watch(() => {});
    await service.signOut();
    await other.service.begin(aSession());
    stop();
    expect(await aNewTab().service.restore()).toBe("signedOut");
  });

  it("a tab discarded for longer than the timeout joins the other tabs and keeps their key", async () => {
    const discarded = aNewTab();
    await discarded.service.restore();
    clock.pass(200);
    succeed();
    clock.pass(200);
    const clear = vi.spyOn(discarded.stored, "clear");
    const reloaded = aTab(discarded.stored);
    expect(await reloaded.service.restore()).toBe("signedIn");
    expect(reloaded.service.secondsLeft()).toBe(100);
    expect(clear).not.toHaveBeenCalled();
  });
});

describe("signing out", () => {
  beforeEach(() => service.begin(aSession()));

  it("a sign-out is sent to the bank, ends the session and deletes the stored data @S1-7-27 @S3-6-11 @S1-2.1-26 @S1-2.11-15", async () => {
    await service.signOut();
    expect(bank.signOut).toHaveBeenCalledTimes(1);
    expect(state.ended).toEqual({ why: "signedOut", message: undefined });
    expect(stored.kept).toBeUndefined();
  });

  it("a sign-out completes even if the bank cannot be reached", async () => {
    bank.signOut.mockResolvedValue(fail({ kind: "unreachable" }));
    await service.signOut();
    expect(state.ended?.why).toBe("signedOut");
    expect(stored.kept).toBeUndefined();
  });

  it("a sign-out does not wait for a bank that never answers", async () => {
    bank.signOut.mockReturnValue(aPromise<Awaited<ReturnType<SessionPort["signOut"]>>>().promise);
    void service.signOut();
    expect(state.ended?.why).toBe("signedOut");
    await vi.waitFor(() => expect(stored.kept).toBeUndefined());
  });

  it("a sign-out after the bank ended the session sends nothing and keeps the bank's reason", async () => {
    state.end("timeout", "Session timeout");
    await service.signOut();
    expect(bank.signOut).not.toHaveBeenCalled();
    expect(state.ended).toEqual({ why: "timeout", message: "Session timeout" });
    expect(stored.kept).toBeUndefined();
    expect(otherTabs.announced).toEqual([]);
  });

  it("a sign-out without a session sends and announces nothing", async () => {
    const signedOut = aTab();
    await signedOut.service.signOut();
    expect(bank.signOut).not.toHaveBeenCalled();
    expect(signedOut.state.ended).toBeUndefined();
    expect(otherTabs.announced).toEqual([]);
  });

  it("stored data is deleted one second after the bank ended the session, whatever the screen does", async () => {
    service.watch(() => {});
    state.end("signedInElsewhere");
    clock.pass(1);
    await vi.waitFor(() => expect(stored.kept).toBeUndefined());
  });
});

describe("other tabs", () => {
  /** Returns a second tab of the same session; both tabs watch it. */
  async function anotherTab(session: Partial<Session> = {}) {
    const other = aTab();
    await service.begin(aSession(session));
    await other.service.restore();
    for (const tab of [service, other.service]) tab.watch(() => {});
    return other;
  }

  it("other tabs are signed out with this one and do not repeat the sign-out", async () => {
    const other = aTab();
    await service.begin(aSession());
    await other.service.restore();
    await service.signOut();
    expect(other.state.ended?.why).toBe("signedOut");
    expect(otherTabs.announced).toEqual([{ kind: "left", why: "signedOut", loginId: "L0002" }]);
    expect(bank.signOut).toHaveBeenCalledTimes(1);
  });

  it("other tabs time out with this one, so that their entered texts are kept", async () => {
    const other = aTab();
    await service.begin(aSession());
    await other.service.restore();
    service.watch(() => {});
    clock.pass(300);
    expect(other.state.ended?.why).toBe("expired");
    expect(bank.signOut).toHaveBeenCalledTimes(1);
  });

  it("tabs of another user are not signed out", async () => {
    const other = aTab();
    await service.begin(aSession());
    await other.service.begin(aSession({ user: aUser({ loginId: "L0003" }) }));
    await service.signOut();
    expect(other.state.ended).toBeUndefined();
  });

  it("tabs ignore announcements about a session that has ended", async () => {
    await service.begin(aSession());
    await service.signOut();
    await service.begin(aSession());
    expect(otherTabs.announced).toHaveLength(1);
    expect(state.ended).toBeUndefined();
  });

  it("idle tabs neither warn nor sign out a user who works in another tab", async () => {
    const idle = await anotherTab();
    clock.pass(250);
    succeed();
    clock.pass(1);
    expect(idle.service.secondsLeft()).toBe(299);
    clock.pass(200);
    expect([state.ended, idle.state.ended]).toEqual([undefined, undefined]);
  });

  it("an extension in one tab extends all tabs equally", async () => {
    const other = await anotherTab({ timeoutSeconds: 900 });
    clock.pass(850);
    bank.refresh.mockResolvedValue(ok(undefined));
    await service.refresh();
    clock.pass(1);
    expect([service.secondsLeft(), other.service.secondsLeft()]).toEqual([299, 299]);
  });

  it("tabs announce each activity once", async () => {
    await anotherTab();
    clock.pass(10);
    const before = otherTabs.announced.length;
    succeed();
    clock.pass(10);
    // One announcement of the activity, and at most one when the other tab stores it.
    expect(otherTabs.announced.length - before).toBeLessThanOrEqual(2);
  });
});
