export const engines = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof engines)[number];

/** Names of the engines in reports. */
export const engineLabels: Readonly<Record<Engine, string>> = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
};

/** The engine of the browsers that this process starts. */
export const engine: Engine = engines.find((name) => name === process.env.ENGINE) ?? "chromium";
