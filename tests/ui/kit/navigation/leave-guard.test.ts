import { describe, expect, it } from "vitest";
import { LeaveGuard } from "../../../../ui/kit/navigation/leave-guard";

describe("the leave guard", () => {
  it("a step proceeds immediately while the form has no entries", () => {
    const guard = new LeaveGuard();
    guard.guard({ hasEntries: false });
    let steps = 0;
    guard.ask(() => steps++);
    expect(steps).toBe(1);
    expect(guard.pending).toBeUndefined();
  });

  it("a step waits for the answer while the form has entries, and Stay drops it", () => {
    const guard = new LeaveGuard();
    guard.guard({ hasEntries: true });
    let steps = 0;
    guard.ask(() => steps++);
    expect(steps).toBe(0);
    guard.stay();
    guard.leave();
    expect(steps).toBe(0);
  });

  it("a form stays guarded after the user left one of its tabs", () => {
    const guard = new LeaveGuard();
    guard.guard({ hasEntries: true });
    let steps = 0;
    guard.ask(() => steps++);
    guard.leave();
    guard.ask(() => steps++);
    expect(steps).toBe(1);
    expect(guard.pending).toBeDefined();
  });

  it("releasing an earlier form does not release the form that replaced it", () => {
    const guard = new LeaveGuard();
    const release = guard.guard({ hasEntries: true });
    guard.guard({ hasEntries: true });
    release();
    expect(guard.hasEntries()).toBe(true);
  });

  it("the browser warns before the window is closed only while there are entries and the guard listens @S2-2.1-21", () => {
    const guard = new LeaveGuard();
    const browser = new EventTarget();
    const isWarned = () => !browser.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    // The guard uses the events of a window only.
    const stop = guard.listen(browser as unknown as Window);
    expect(isWarned()).toBe(false);
    guard.guard({ hasEntries: true });
    expect(isWarned()).toBe(true);
    stop();
    expect(isWarned()).toBe(false);
  });
});
