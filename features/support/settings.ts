/** Tags that change how a scenario runs; every other tag must name requirements. */
export const scenarioTags = {
  /** Runs on a phone's screen instead of the desktop. */
  mobile: "@mobile",
  /** Installs a browser clock that the scenario moves together with the bank's clock. */
  time: "@time",
  /** Runs in Firefox and WebKit too, with `--engines` or `npm test -- --all`. */
  engines: "@engines",
  /** Runs only in `npm test -- --all`, because a faster test proves the same, or if `npm run features` names it. */
  nightly: "@nightly",
  /** Runs there in `npm test` too. */
  enginesShort: "@engines-short",
  /** Resets the bank first, so that its lists hold nothing of earlier scenarios. A bank that others share is not reset. */
  freshBank: "@fresh-bank",
  /** Keeps animations; desktop browsers otherwise ask for reduced motion. */
  motion: "@motion",
} as const;

export const desktopViewport = { width: 1440, height: 900 } as const;
export const phoneViewport = { width: 375, height: 812 } as const;

/** The bank's time at the start of a scenario: a Friday morning in Accra. */
export const scenarioStart = "2026-11-20T09:00:00.000Z";

/** The browsers' time at the start of a scenario: 400 days off, because only the bank's clock counts. */
export const browserStart = "2027-12-25T09:00:00.000Z";
/** Time zone of the browsers; its date is already the next day. */
export const browserTimeZone = "Pacific/Kiritimati";

/** Narration of transfers in scenarios that do not depend on it. */
export const defaultNarration = "Between accounts";
