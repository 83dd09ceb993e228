import type { CallReport } from "./finding";
import type { Line } from "./line";
import type { Values } from "./values";

export type Verification = {
  readonly line: Line;
  readonly username: string;
  readonly password: string;
  readonly values: Values;
  /** Includes calls that change data or move money, each confirmed by a one-time code if needed. */
  readonly isAll: boolean;
  /**
   * Words at the start of the names of the calls to make, such as "requests", and "behaviour" for the checks of behaviour;
   * absent: all.
   */
  readonly only?: readonly string[] | undefined;
  /** Returns the one-time code for this purpose; an empty code skips the call. */
  readonly askCode: (what: string) => Promise<string>;
  /** Waits until a code has expired, and keeps the session alive meanwhile; absent: the check is not made. */
  readonly letCodeExpire?: ((keepAlive: () => Promise<unknown>) => Promise<void>) | undefined;
  readonly tell: (report: CallReport) => void;
};
