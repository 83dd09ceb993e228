import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, vi } from "vitest";

/** The tests of screens share one simulated browser: what one file left in it is gone before the next begins. */
beforeAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});
afterEach(cleanup);

/** What a screen may take to show something: a second is too little where other tests keep the processor busy. */
configure({ asyncUtilTimeout: 15_000 });
/** Nothing is laid out here, so there is no room to draw in; the figures beside each drawing are there. */
vi.mock("../../ui/shared/charts/drawing", () => ({ Drawing: () => null }));
