import { afterEach, describe, expect, it, vi } from "vitest";
import { OtherTabs } from "../../../adapters/browser/other-tabs";

const LEFT = { kind: "left", why: "signedOut" } as const;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const listening = (loginId: string) => {
  const received = vi.fn();
  const stop = new OtherTabs().listen(loginId, received);
  stops.push(stop);
  return { heard: received, stop };
};

describe("the announcement of a sign-out", () => {
  it("every tab of the same login receives it once, and no other tab does", async () => {
    const [first, second, other] = [listening("L0002"), listening("L0002"), listening("L0003")];
    new OtherTabs().announce("L0002", LEFT);
    await vi.waitFor(() => expect([first, second].map(({ heard }) => heard.mock.calls.length)).toEqual([1, 1]));
    expect(other.heard).not.toHaveBeenCalled();
    new OtherTabs().announce("L0003", LEFT);
    await vi.waitFor(() => expect(other.heard).toHaveBeenCalledTimes(1));
    expect(first.heard).toHaveBeenCalledExactlyOnceWith(LEFT);
  });

  it("a tab that stopped listening does not receive it", async () => {
    const [gone, there] = [listening("L0002"), listening("L0002")];
    gone.stop();
    new OtherTabs().announce("L0002", LEFT);
    await vi.waitFor(() => expect(there.heard).toHaveBeenCalled());
    expect(gone.heard).not.toHaveBeenCalled();
  });
});
