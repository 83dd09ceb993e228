import { expect, it, vi } from "vitest";
import { reportFieldFigures } from "../../adapters/browser/field-figures";

vi.mock("web-vitals", () => ({
  onINP: (report: (metric: object) => void) => report({ value: 120, id: "v4-1", entries: [{ name: "click" }] }),
  onLCP: (report: (metric: object) => void) => report({ value: 900, entries: [{ url: "/a?user=kofi" }] }),
}));

it("a page sends its speed and its failures, without texts, addresses and ids, and at most ten failures", async () => {
  const sent: Blob[] = [];
  vi.stubGlobal("navigator", {
    sendBeacon: (path: string, body: Blob) => path === "/field-figures" && sent.push(body) > 0,
  });
  reportFieldFigures(() => "front door");
  window.dispatchEvent(new ErrorEvent("error", { message: "account 0021000000013", error: new Error("secret") }));
  window.dispatchEvent(new Event("unhandledrejection"));
  window.dispatchEvent(new Event("vite:preloadError"));
  const image = document.body.appendChild(document.createElement("img"));
  image.dispatchEvent(new Event("error"));
  const part = "front door";
  expect(await Promise.all(sent.map(async (body) => JSON.parse(await body.text())))).toEqual([
    { name: "INP", part, value: 120 },
    { name: "LCP", part, value: 900 },
    { name: "error", part },
    { name: "error", part },
    { name: "failed load", part },
    { name: "failed load", part },
  ]);
  for (let count = 0; count < 20; count++) window.dispatchEvent(new Event("unhandledrejection"));
  expect(sent).toHaveLength(2 + 10);
});
