import type { Database } from "./tables";

/** The connections of a process to a server. */
export type ConnectionPool = {
  state(): { readonly used: number; readonly idle: number; readonly waiting: number };
};

/** A bank's open database. The opener must close it once. */
export type OpenBank = {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  /** Absent for the embedded database, which has one connection. */
  readonly pool?: ConnectionPool;
  close(): Promise<void>;
};
