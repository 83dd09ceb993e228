/** A program of a thread. It is built as one plain script, because a thread that loads modules starts far slower. */
export type WorkerScript = {
  /** Below `mock-bank`. */
  readonly source: `${string}.ts`;
  readonly name: `${string}.cjs`;
  /** Folders below `mock-bank` whose sources are in the script. */
  readonly madeBy: readonly string[];
  readonly packages: readonly string[];
};

export const workerScripts = {
  sheet: { source: "bulk/sheet-worker.ts", name: "sheet-worker.cjs", madeBy: ["bulk"], packages: ["xlsx"] },
  form: {
    source: "wire/form-worker.ts",
    name: "form-worker.cjs",
    madeBy: ["wire", "../adapters/bank-api/contract"],
    packages: ["zod"],
  },
} as const satisfies Readonly<Record<string, WorkerScript>>;
