import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that start servers, kill processes or look at the built client: part of `npm test`, not of `npm run check`. */
const system = ["tests/**/*.system.test.{ts,tsx}"];
/** Tests of screens in a simulated browser: left out of `npm run check`, which must stay under a minute. */
const ui = ["tests/ui/**/*.test.{ts,tsx}"];
const inPage = { environment: "happy-dom", setupFiles: "tests/support/screen-by-screen.ts" } as const;
/** What screens are made of, made into one module for them all: Blueprint alone is a thousand files, read anew by each test file. */
const bundled = [
  "@blueprintjs/core",
  "@blueprintjs/datetime",
  "@blueprintjs/icons",
  "@tanstack/react-virtual",
  "@testing-library/react",
  "echarts-for-react/esm/core",
  "mobx",
  "mobx-react-lite",
  "react",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "wouter",
];
/** Those that break a part of the client for good, so nothing else may run after them. */
const broken = ["tests/ui/last-resort.test.tsx"];
/** Tests of the bank's rules on a database of their own: left out of it for the same reason. */
const bank = ["tests/mock-bank/**/*.test.ts", "tests/contract/ports.test.ts"];
/**
 * Slices of long campaigns: they kill, flood and look at the clock, so they come when all else is done, and no slow computer fails them.
 * The chaos takes twice as long as the attack: what is tried in browsers, as patient as they are, uses the other core meanwhile.
 */
const slices = [
  "tests/mock-bank/chaos.system.test.ts",
  "tests/attack/attack.system.test.ts",
  "tests/guides/lessons.system.test.ts",
];

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // Vitest leaves a core free by itself: half of a machine with two. One more than there are, for tests also wait: for servers, for pauses between keys.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // Its files, the screens' and the bank's share no state that lasts, so one process runs many of them.
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...system, ...bank, ...ui],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "ui",
          include: ui,
          exclude: [...system, ...broken],
          ...inPage,
          isolate: false,
          deps: { optimizer: { client: { enabled: true, include: bundled } } },
        },
      },
      {
        extends: true,
        test: {
          name: "broken ui",
          include: broken,
          ...inPage,
        },
      },
      {
        extends: true,
        test: {
          name: "bank",
          include: bank,
          exclude: system,
          globalSetup: "tests/support/bank-snapshot.ts",
          env: { LENDS_DATABASES: "true" },
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "system", include: system, exclude: slices, testTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          name: "slices",
          include: slices,
          testTimeout: 1_200_000,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
