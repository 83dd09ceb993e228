import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that start servers, kill processes or use the built client: part of `npm test`, not of `npm run check`. */
const system = ["tests/**/*.system.test.{ts,tsx}"];
/** Tests of screens in a simulated browser: not part of `npm run check`, which must stay under a minute. */
const ui = ["tests/ui/**/*.test.{ts,tsx}"];
const inPage = { environment: "happy-dom", setupFiles: "tests/support/screen-by-screen.ts" } as const;
/**
 * Dependencies of screens, bundled once, because otherwise each test file reads about a thousand files of Blueprint
 * again.
 */
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
/** Tests that break or replace a part of the client for a whole process, so no other test may share it. */
const broken = ["tests/ui/failure-boundaries.test.tsx", "tests/ui/own-bank-label.test.ts"];
/** Tests of the bank's rules with their own database: not part of `npm run check`, which must stay under a minute. */
const bank = ["tests/mock-bank/**/*.test.ts", "tests/contract/ports.test.ts"];
/**
 * Campaigns that kill processes, flood servers, measure time or play whole guides. Only `npm test -- --all` runs them,
 * after all others, which would slow them down. Changes of some folders, such as the ledger, run theirs in every run
 * (`tests/campaigns.ts`).
 */
const campaigns = ["tests/**/*.campaign.test.ts"];

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // By default Vitest leaves one core free, which is half of a machine with two cores. One worker more than cores is
    // efficient, because tests wait for servers and for pauses between keys.
    maxWorkers: availableParallelism() + 1,
    // By default a failure shows only 40 characters of a list, which hides what is missing in it.
    chaiConfig: { truncateThreshold: 2_000 },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // Run by `npm run speech`. Firefox is on the display of the test, where Orca reads it aloud.
        test: {
          name: "speech",
          include: ["tests/accessibility/speech/*.speech.ts"],
          env: { ENGINE: "firefox", HEADED: "1" },
        },
      },
      {
        extends: true,
        // The test files of "unit", "ui" and "bank" share no lasting state, so one process runs many of them.
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...system, ...campaigns, ...bank, ...ui],
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
          exclude: [...system, ...campaigns],
          globalSetup: "tests/support/bank-snapshot.ts",
          env: { LENDS_DATABASES: "true" },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "system",
          include: system,
          exclude: campaigns,
          testTimeout: 300_000,
          // `npm test` runs them at the same time as the others.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: "campaigns",
          include: campaigns,
          testTimeout: 1_200_000,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
