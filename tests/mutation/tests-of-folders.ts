/**
 * The tests that run against the mutants of a folder; the longest matching folder counts. The whole suite would take
 * minutes for each mutant that survives. A mutant that only other tests notice counts as a survivor.
 */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  domain: ["tests/{domain,application}/**/*.test.ts"],
  application: ["tests/application/**/*.test.ts"],
  adapters: ["tests/{adapters,application}/**/*.test.ts", "tests/contract/{contract-*,documented-calls}.test.ts"],
  contract: ["tests/adapters/**/*.test.ts", "tests/contract/{contract-*,documented-calls}.test.ts"],
  "mock-bank": ["tests/mock-bank/**/*.test.ts"],
  "mock-bank/ledger": ["tests/mock-bank/{amounts,ledger,ledger-audit,payments-rules,settlement}.test.ts"],
  "mock-bank/otp": [
    "tests/mock-bank/{otp-codes,masked-recipient}.test.ts",
    "tests/mock-bank/session-{forgotten-password,signing-in,user-names,known-device}.test.ts",
  ],
  "mock-bank/session": ["tests/mock-bank/{session-*,guess-limits,hashing-queue}.test.ts"],
  "mock-bank/orders/limits.ts": ["tests/mock-bank/{payment-limits,limits-before-the-code,payments-rules}.test.ts"],
  "mock-bank/orders/limits-of.ts": ["tests/mock-bank/{payment-limits,limits-before-the-code}.test.ts"],
};

/** Returns patterns of test files for the mutants of a folder or file. */
export function testsOfFolder(path: string): readonly string[] {
  const folders = Object.keys(testsOf).filter((folder) => `${path}/`.startsWith(`${folder}/`));
  const [nearest = ""] = folders.sort((a, b) => b.length - a.length);
  return testsOf[nearest] ?? [];
}
