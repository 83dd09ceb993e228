import { runInAction } from "mobx";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { Log } from "../../../application/ports/log";
import type { Result } from "../../../domain/result";
import { makeStore } from "../make-store";
import { LatestOnly } from "./latest-only";

type FetchRows<Row> = () => Promise<Result<readonly Row[], BankFailure>>;

/**
 * A list of choices that its form can do without. A list that fails to load is empty, and the failure is only logged
 * (specification 2, section 8).
 */
export class OptionalList<Row> {
  /** Undefined before the first answer, and after {@link clear}. */
  loaded: readonly Row[] | undefined;
  readonly #loads = new LatestOnly();

  /** @param name begins the sentence in the log, such as "Banks did not load" */
  constructor(
    private readonly name: string,
    private readonly log: Log,
  ) {
    makeStore(this);
  }

  get rows(): readonly Row[] {
    return this.loaded ?? none;
  }

  /** Loads the list. The last one stays until the answer arrives. */
  async load(fetch: FetchRows<Row>): Promise<void> {
    const isLatest = this.#loads.begin();
    const result = await fetch();
    if (!isLatest()) return;
    if (!result.ok) this.log.warn(`${this.name} did not load`, result.failure);
    runInAction(() => {
      this.loaded = result.ok ? result.value : none;
    });
  }

  /** Empties the list. An answer that is still awaited is ignored. */
  clear(): void {
    this.#loads.begin();
    this.loaded = undefined;
  }
}

const none: readonly never[] = [];
