import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";

/** Clears the simulated browser before each file, because the screen tests share one. */
beforeAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
afterEach(cleanup);

/** Time limit in ms for an element to appear; one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
/** The simulated browser has no layout and so no room for drawings; their figures are also in the text. */
vi.mock("../../ui/shared/charts/drawing", () => ({ Drawing: () => null }));
