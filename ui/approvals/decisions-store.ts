import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { Acknowledgement } from "../../application/approvals/approvals-port";
import type { ApprovalsService } from "../../application/approvals/approvals-service";
import type { ProtectedAction } from "../../application/otp/protected-action";
import { REASON_LENGTH_MAX } from "../../domain/approvals/decision";
import type { BankRequest } from "../../domain/requests/request";
import { isStarting } from "../shared/dialogs/otp-dialog";
import { type Outcome, outcomeOf } from "../shared/dialogs/outcome";
import { explain } from "../shared/explain";
import { observedAction } from "../shared/observed";
import { words } from "./words";

type Rejection = {
  readonly request: BankRequest;
  readonly reason: string;
  readonly isMissing: boolean;
  readonly isSending: boolean;
};

/** Opening, approving and rejecting one request, wherever it is listed. */
export class DecisionsStore {
  opened: BankRequest | undefined;
  approving: BankRequest | undefined;
  approval: ProtectedAction<Acknowledgement> | undefined;
  rejection: Rejection | undefined;
  private rejected: Outcome | undefined;

  /** @param onDecided the list is no longer what it was. */
  constructor(
    private readonly approvals: ApprovalsService,
    onDecided: () => void,
  ) {
    makeAutoObservable<this, "approvals" | "rejected">(
      this,
      {
        opened: observableRef,
        approving: observableRef,
        approval: observableRef,
        rejection: observableRef,
        rejected: observableRef,
        approvals: false,
      },
      { autoBind: true },
    );
    reaction(
      () => this.outcome !== undefined,
      (isOver) => isOver && onDecided(),
    );
  }

  open(request: BankRequest): void {
    this.opened = request;
  }

  closeDetails(): void {
    this.opened = undefined;
  }

  approve(request: BankRequest): Promise<void> {
    this.approving = request;
    this.approval = observedAction(this.approvals.approval(request));
    return this.approval.start();
  }

  isAsking(request: BankRequest): boolean {
    return this.approving === request && isStarting(this.approval);
  }

  askReason(request: BankRequest): void {
    this.rejection = { request, reason: "", isMissing: false, isSending: false };
  }

  type(reason: string): void {
    this.changeRejection({ reason: reason.slice(0, REASON_LENGTH_MAX), isMissing: false });
  }

  async reject(): Promise<void> {
    if (!this.rejection || this.rejection.isSending) return;
    const { request, reason } = this.rejection;
    this.changeRejection({ isSending: true });
    const result = await this.approvals.reject(request, reason);
    runInAction(() => {
      if (!result.ok && result.failure.kind === "reasonMissing") {
        this.changeRejection({ isMissing: true, isSending: false });
        return;
      }
      this.rejection = undefined;
      this.rejected = result.ok
        ? { is: "succeeded", message: result.value.message ?? words.rejected }
        : toOutcome(explain(result.failure));
    });
  }

  cancelRejection(): void {
    if (!this.rejection?.isSending) this.rejection = undefined;
  }

  get outcome(): Outcome | undefined {
    return this.rejected ?? outcomeOf(this.approval, ({ message }) => message ?? words.approved);
  }

  closeOutcome(): void {
    this.opened = this.approval = this.rejected = undefined;
  }

  /** A reason typed but not sent counts as entered data (S3-2.1-26). */
  get hasEntries(): boolean {
    return Boolean(this.rejection?.reason);
  }

  private changeRejection(changed: Partial<Rejection>): void {
    if (this.rejection) this.rejection = { ...this.rejection, ...changed };
  }
}

const toOutcome = (message: string): Outcome | undefined => (message ? { is: "failed", message } : undefined);
