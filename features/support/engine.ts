export const engines = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

/** The engine of the browsers that this process starts. */
export const engine: Engine = engines.find((name) => name === process.env.ENGINE) ?? "chromium";
