import type { Database } from "../handler";

/** A bank's open database. The opener must close it once. */
export type OpenBank = {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  close(): Promise<void>;
};
