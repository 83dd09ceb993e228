import { afterEach, describe, expect, it, vi } from "vitest";
import { OtherTabs } from "../../adapters/browser/other-tabs";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const listening = (loginId: string) => {
  const heard = vi.fn();
  const stop = new OtherTabs().onSignOut(loginId, heard);
  stops.push(stop);
  return { heard, stop };
};

describe("a sign-out", () => {
  it("reaches every tab of the same login, once, and no other", async () => {
    const [first, second, other] = [listening("L0002"), listening("L0002"), listening("L0003")];
    new OtherTabs().announceSignOut("L0002");
    await vi.waitFor(() => expect([first, second].map(({ heard }) => heard.mock.calls.length)).toEqual([1, 1]));
    expect(other.heard).not.toHaveBeenCalled();
    new OtherTabs().announceSignOut("L0003");
    await vi.waitFor(() => expect(other.heard).toHaveBeenCalledTimes(1));
    expect(first.heard).toHaveBeenCalledTimes(1);
  });

  it("is not heard by whoever stopped listening", async () => {
    const [gone, there] = [listening("L0002"), listening("L0002")];
    gone.stop();
    new OtherTabs().announceSignOut("L0002");
    await vi.waitFor(() => expect(there.heard).toHaveBeenCalled());
    expect(gone.heard).not.toHaveBeenCalled();
  });
});
