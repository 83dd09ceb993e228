/** Tags that change how a scenario runs; every other tag must name requirements. */
export const settings = {
  /** A phone's screen in place of the desktop's. */
  mobile: "@mobile",
  /** Browsers run on a clock that the scenario moves together with the bank's. */
  time: "@time",
  /** The story is about something that moves: at a desk, people otherwise ask for less motion. */
  motion: "@motion",
} as const;

export const desktop = { width: 1440, height: 900 } as const;
export const phone = { width: 375, height: 812 } as const;

/** When a scenario begins, for the bank: a Friday morning in Accra. */
export const scenarioStart = "2026-11-20T09:00:00.000Z";

/** When a scenario begins, for the computers of its people: 400 days off, because only the bank's clock counts. */
export const computerStart = "2027-12-25T09:00:00.000Z";
/** Where their computers are, by their time zone: already on the next day. */
export const computerTimeZone = "Pacific/Kiritimati";

/** The narration of every transfer whose story does not care for it. */
export const usualNarration = "Between accounts";
