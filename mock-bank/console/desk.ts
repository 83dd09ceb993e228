import type { Company, User } from "../control-api/answers";
import type { ControlApi } from "./control-api";
import type { Feed } from "./message-feed";
import type { BankClock } from "./use-bank-clock";

/** State shared by all tabs of the console. It survives switching tabs. */
export type Desk = {
  readonly api: ControlApi;
  readonly clock: BankClock;
  readonly feed: Feed;
  /** Whether the first answers of the bank, or its failure, are shown. */
  readonly isLoaded: boolean;
  /** Undefined until the bank's state is loaded. */
  readonly companies: readonly Company[] | undefined;
  readonly people: ReadonlyMap<string, User>;
  /** Call after a change within the bank, such as new companies or a moved clock. */
  readonly reloadState: () => void;
  /** Call after a reset or a restored snapshot, which replace all data. */
  readonly beginAnew: () => void;
  readonly giveToken: (token: string) => void;
};
