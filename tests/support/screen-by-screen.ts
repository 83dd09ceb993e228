import { cleanup, configure } from "@testing-library/react";
import * as react from "react";
import { afterEach, beforeAll, vi } from "vitest";
import type { ChartOption } from "../../ui/kit/charts/drawing";

/** Clears the simulated browser before each file, because the screen tests share one. */
beforeAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
afterEach(cleanup);

/**
 * React's development build records a stack for each element, up to this count, which takes a sixth of the time of a
 * screen test. They would only be part of React's warnings.
 */
Object.defineProperty(
  (react as unknown as Record<string, object>).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  "recentlyCreatedOwnerStacks",
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

/** Time limit in ms for an element to appear; one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
/** The simulated browser has no layout, so all of a screen counts as in view. */
globalThis.IntersectionObserver = class extends globalThis.IntersectionObserver {
  constructor(private readonly report: IntersectionObserverCallback) {
    super(report);
  }
  override observe(target: Element): void {
    this.report([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this);
  }
};

/**
 * The simulated browser has no layout and so no room for drawings; their figures are also in the text. An attribute
 * holds the drawn values, because a spy would be another one in each test file.
 */
vi.mock("../../ui/kit/charts/drawing", async () => {
  const { createElement } = await import("react");
  const Drawing = ({ option }: { option: ChartOption }) =>
    createElement("div", { "data-drawn": JSON.stringify(option.series.data) });
  return { Drawing };
});
