import type { Company, ControlApi, User } from "./control-api";
import type { Feed } from "./message-feed";
import type { BankClock } from "./use-bank-clock";

/** What every tab of the console works with; it lives on while the trainer goes from tab to tab. */
export type Desk = {
  readonly api: ControlApi;
  readonly clock: BankClock;
  readonly feed: Feed;
  /** Undefined until the bank has told its state. */
  readonly companies: readonly Company[] | undefined;
  readonly people: ReadonlyMap<string, User>;
  /** After the bank itself was changed: companies made, time moved. */
  readonly reloadState: () => void;
  /** After the bank became another one: a reset, a snapshot. */
  readonly beginAnew: () => void;
  readonly giveToken: (token: string) => void;
};
