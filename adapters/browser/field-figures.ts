import { onINP, onLCP } from "web-vitals";
import { FIELD_FIGURES_PATH, type FieldFigure } from "../../contract/field-figures";

/** A page that fails again and again must not flood the bank. */
const FAILURES_MAX = 10;

/** Measures this page from now on, and sends its figures without texts, addresses or ids. */
export function reportFieldFigures(part: () => FieldFigure["part"]): void {
  onINP(({ value }) => send({ name: "INP", part: part(), value }));
  onLCP(({ value }) => send({ name: "LCP", part: part(), value }));
  let failures = 0;
  const report = (name: "failed load" | "error") => {
    if (++failures <= FAILURES_MAX) send({ name, part: part() });
  };
  // Errors of elements do not bubble, so they are captured. Their events have no error.
  window.addEventListener("error", (event) => report(event instanceof ErrorEvent ? "error" : "failed load"), true);
  window.addEventListener("unhandledrejection", () => report("error"));
  // Vite reports modules and styles that an import could not load.
  window.addEventListener("vite:preloadError", () => report("failed load"));
}

const send = (figure: FieldFigure): void =>
  void navigator.sendBeacon(FIELD_FIGURES_PATH, new Blob([JSON.stringify(figure)], { type: "application/json" }));
