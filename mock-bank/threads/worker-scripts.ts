/** A program of a thread. It is built as one file, because a thread that loads modules starts far slower. */
export type WorkerScript = {
  /** Below `mock-bank`. */
  readonly source: `${string}.ts`;
  readonly name: `${string}.mjs`;
  /** Folders below `mock-bank` whose sources are in the script. */
  readonly madeBy: readonly string[];
  /** Packages that are built into the script. */
  readonly packages: readonly string[];
  /** Packages that the script loads, because they read files of their own. */
  readonly external?: readonly string[];
};

export const workerScripts = {
  sheet: {
    source: "bulk/sheet-worker.ts",
    name: "sheet-worker.mjs",
    madeBy: ["bulk", "limits", "wire", "../contract"],
    packages: ["xlsx"],
  },
  form: {
    source: "wire/form-worker.ts",
    name: "form-worker.mjs",
    madeBy: ["wire", "core", "limits", "../contract"],
    packages: ["zod"],
  },
  database: {
    source: "database/server-thread-program.ts",
    name: "server-thread.mjs",
    madeBy: ["database"],
    packages: [],
    external: ["@electric-sql/pglite"],
  },
} as const satisfies Readonly<Record<string, WorkerScript>>;
