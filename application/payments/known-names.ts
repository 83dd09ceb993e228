import { type LookedUpName, type PayeeKey, payeeIdOf } from "../../domain/payments/listed-name";
import type { Clock } from "../ports/clock";
import type { ObjectStorage } from "../ports/object-storage";
import { token } from "../ports/token";
import type { SessionState } from "../session/session-state";

/** A name that the user accepts for a payee. Another name in the list, or of the account, is asked about again. */
type AcceptedName = { readonly payee: string; readonly listed: string; readonly accountName: string };
type NamesOfUser = {
  readonly loginId: string;
  readonly accepted: readonly AcceptedName[];
  readonly lookedUp: readonly LookedUpName[];
};
/** The names that the users of this device accepted and looked up. */
export type NamesOfDevice = readonly NamesOfUser[];
export const KnownNamesStorage = token<ObjectStorage<NamesOfDevice>>("KnownNamesStorage");

/** The newest names, which are kept beyond the page. The page itself keeps all. */
const ACCEPTED_MAX = 1000;
const LOOKED_UP_MAX = 2000;
/** An older lookup proves little, so it is dropped. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Names of payees that the bank returned, and those that the user accepted. Each user only sees their own. */
export class KnownNames {
  readonly #lookedUp = new Map<string, LookedUpName>();
  readonly #accepted = new Map<string, AcceptedName>();
  /** The keys of the accepted names that this page has read or stored. */
  #stored: ReadonlySet<string> = new Set();
  #loading: Promise<void> | undefined;
  #saving: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: ObjectStorage<NamesOfDevice>,
    private readonly state: SessionState,
    private readonly clock: Pick<Clock, "now">,
  ) {}

  /** Reads the names of earlier sessions, once. */
  load(): Promise<void> {
    this.#loading ??= this.read();
    return this.#loading;
  }

  get acceptedCount(): number {
    return this.#accepted.size;
  }

  find(payee: PayeeKey): LookedUpName | undefined {
    return this.#lookedUp.get(payeeIdOf(payee));
  }

  add(payee: PayeeKey, accountName: string, reason: string): void {
    const id = payeeIdOf(payee);
    // Removed first, because a Map keeps the place of a key that it has.
    this.#lookedUp.delete(id);
    this.#lookedUp.set(id, { payee: id, accountName, reason, at: this.clock.now() });
  }

  isAccepted(payee: PayeeKey, listed: string, accountName: string): boolean {
    return this.#accepted.get(keyOf(payeeIdOf(payee), listed))?.accountName === accountName;
  }

  accept(payee: PayeeKey, listed: string, accountName: string): Promise<void> {
    const id = payeeIdOf(payee);
    const key = keyOf(id, listed);
    return this.save(() => {
      this.#accepted.delete(key);
      this.#accepted.set(key, { payee: id, listed, accountName });
    });
  }

  withdraw(payee: PayeeKey, listed: string): Promise<void> {
    return this.save(() => this.#accepted.delete(keyOf(payeeIdOf(payee), listed)));
  }

  forgetAccepted(): Promise<void> {
    return this.save(() => this.#accepted.clear());
  }

  /**
   * Saves the names for later sessions, one save after the other. Called at the end of a check, because each save
   * encrypts all of them.
   * @param edit changes the accepted names, after those of other tabs were read
   */
  save(edit: () => void = () => {}): Promise<void> {
    const saved = this.#saving.then(() => this.store(edit));
    // A failed save is reported to its caller, and the next one still runs.
    this.#saving = saved.catch(() => {});
    return saved;
  }

  private async store(edit: () => void): Promise<void> {
    await this.load();
    const stored = await this.storage.load();
    const mine = stored?.find(({ loginId }) => loginId === this.loginId);
    if (mine) this.mergeAccepted(mine.accepted);
    edit();
    const others = (stored ?? []).filter((each) => each !== mine);
    const accepted = [...this.#accepted.values()].slice(-ACCEPTED_MAX);
    const lookedUp = [...this.#lookedUp.values()].slice(-LOOKED_UP_MAX);
    await this.storage.save([...others, { loginId: this.loginId, accepted, lookedUp }]);
    this.#stored = keysOf(accepted);
  }

  private async read(): Promise<void> {
    const mine = (await this.storage.load())?.find(({ loginId }) => loginId === this.loginId);
    const since = this.clock.now() - KEPT_MS;
    for (const name of mine?.lookedUp ?? [])
      if (name.at >= since && !this.#lookedUp.has(name.payee)) this.#lookedUp.set(name.payee, name);
    if (mine) this.mergeAccepted(mine.accepted);
  }

  /** Takes the accepted names of other tabs, and drops those that other tabs withdrew. */
  private mergeAccepted(accepted: readonly AcceptedName[]): void {
    const keys = keysOf(accepted);
    for (const key of this.#stored) if (!keys.has(key)) this.#accepted.delete(key);
    this.#stored = keys;
    for (const name of accepted) this.#accepted.set(keyOf(name.payee, name.listed), name);
  }

  private get loginId(): string {
    return this.state.session?.user.loginId ?? "";
  }
}

/** A payee may be in lists under several names. */
const keyOf = (payee: string, listed: string): string => `${payee}\n${listed}`;
const keysOf = (accepted: readonly AcceptedName[]): ReadonlySet<string> =>
  new Set(accepted.map(({ payee, listed }) => keyOf(payee, listed)));
