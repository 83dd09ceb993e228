import { isAnswerLost, type PreparedCall } from "../otp/protected-action";
import type { ObjectStorage } from "../ports/object-storage";
import { token } from "../ports/token";
import type { SessionState } from "../session/session-state";
import type { ConfirmedOperation } from "./operation-kinds";

/** An operation that was sent without an answer so far, with everything needed to repeat exactly the same call. */
export type UnansweredOperation = {
  readonly operation: ConfirmedOperation;
  readonly code: string;
  /** The idempotency key of the call, which also identifies the operation here. */
  readonly key: string;
};
export type OperationsOfUser = { readonly loginId: string; readonly operations: readonly UnansweredOperation[] };

export const UnansweredOperationsStorage = token<ObjectStorage<OperationsOfUser>>("UnansweredOperationsStorage");
type Listener = (operations: readonly UnansweredOperation[]) => void;

/**
 * Stores operations without an answer in the tab, over a reload and the end of a session, for the same user.
 * Operations of another user are deleted unread.
 */
export class UnansweredOperations {
  private operations: readonly UnansweredOperation[] = [];
  /** Keys of operations whose dialog is open, because that dialog offers to check them. */
  private readonly shownKeys = new Set<string>();
  private loading: Promise<void> | undefined;
  private listener: Listener | undefined;

  constructor(
    private readonly storage: ObjectStorage<OperationsOfUser>,
    private readonly state: SessionState,
  ) {}

  /** Wraps a call so that it is stored before it is sent, and deleted when its answer is known. */
  tracked<Receipt>(operation: () => ConfirmedOperation, call: PreparedCall<Receipt>): PreparedCall<Receipt> {
    return {
      ...call,
      submit: async (code) => {
        this.shownKeys.add(call.key);
        await this.store({ operation: operation(), code, key: call.key });
        const answer = await call.submit(code);
        if (answer.ok || !isAnswerLost(answer.failure, true)) await this.forget(call.key);
        return answer;
      },
      onClose: () => {
        this.shownKeys.delete(call.key);
        this.notify();
      },
    };
  }

  /** Marks an operation as shown by a dialog. The listener does not receive it until that dialog is closed. */
  show(key: string): void {
    this.shownKeys.add(key);
    this.notify();
  }

  /**
   * Calls back with the operations that no dialog shows, once they are loaded and after each change. Returns a function
   * that stops this.
   */
  watch(listener: Listener): () => void {
    this.listener = listener;
    void this.load().then(() => this.notify());
    return () => {
      this.listener = undefined;
    };
  }

  private async store(operation: UnansweredOperation): Promise<void> {
    await this.load();
    await this.save([...this.others(operation.key), operation]);
  }

  private async forget(key: string): Promise<void> {
    this.shownKeys.delete(key);
    await this.save(this.others(key));
  }

  private others(key: string): readonly UnansweredOperation[] {
    return this.operations.filter((each) => each.key !== key);
  }

  private async save(operations: readonly UnansweredOperation[]): Promise<void> {
    this.operations = operations;
    const { session } = this.state;
    if (operations.length === 0) await this.storage.clear();
    else if (session) await this.storage.save({ loginId: session.user.loginId, operations });
    this.notify();
  }

  /** Loads once per page, because afterwards the list in memory is the newer one. */
  private load(): Promise<void> {
    this.loading ??= this.read();
    return this.loading;
  }

  private async read(): Promise<void> {
    const stored = await this.storage.load();
    if (!stored) return;
    if (stored.loginId === this.state.session?.user.loginId) this.operations = stored.operations;
    else await this.storage.clear();
  }

  private notify(): void {
    this.listener?.(this.operations.filter(({ key }) => !this.shownKeys.has(key)));
  }
}
