import { defineConfig } from "vitest/config";

/** Tests that start servers, kill processes or look at the built client: part of `npm test`, not of `npm run check`. */
const system = ["tests/**/*.system.test.{ts,tsx}"];
/** Tests of the bank's rules on a database of their own: left out of `npm run check`, which must stay under a minute. */
const bank = ["tests/mock-bank/**/*.test.ts", "tests/contract/ports.test.ts"];
/** Slices of long campaigns: `npm test -- --long` runs them too, for `npm test` itself must end within half an hour on two cores. */
const slices = [
  "tests/mock-bank/chaos.system.test.ts",
  "tests/attack/attack.system.test.ts",
  "tests/guides/lessons.system.test.ts",
];
const leftOut = process.env.SLICES === "off" ? slices : [];

export default defineConfig({
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/**/*.test.{ts,tsx}"], exclude: [...system, ...bank] } },
      { extends: true, test: { name: "bank", include: bank, exclude: system } },
      {
        extends: true,
        test: { name: "system", include: system, exclude: leftOut, fileParallelism: false, testTimeout: 120_000 },
      },
    ],
  },
});
