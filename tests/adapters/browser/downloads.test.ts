import { afterEach, expect, it, vi } from "vitest";
import { downloads } from "../../../adapters/browser/downloads";

afterEach(() => vi.useRealTimers());

it("a file is saved under its name, and its address is revoked after a minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const clicked: { href: string; download: string }[] = [];
  const createElement = (tag: string) => {
    const link = { tag, href: "", download: "", click: () => clicked.push({ ...link }) };
    return link;
  };
  vi.stubGlobal("document", { createElement });
  const contents: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${contents.push(blob as Blob)}`);
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});

  downloads.save({ name: "advice.pdf", mimeType: "application/pdf", bytes: new Uint8Array([37, 80, 68, 70]) });

  expect(clicked).toMatchObject([{ tag: "a", href: "blob:1", download: "advice.pdf" }]);
  expect(contents.map(({ type }) => type)).toEqual(["application/pdf"]);
  expect(await contents[0]?.text()).toBe("%PDF");
  vi.advanceTimersByTime(59_999);
  expect(revoke.mock.calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([["blob:1"]]);
});
