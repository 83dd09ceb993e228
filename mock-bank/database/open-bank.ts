import type { Database } from "../handler";

/** A bank's store. Whoever opened it closes it, once. */
export type OpenBank = {
  readonly db: Database;
  readonly kind: "embedded" | "postgresql";
  close(): Promise<void>;
};
