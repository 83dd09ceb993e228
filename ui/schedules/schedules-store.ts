import { runInAction } from "mobx";
import type { Page } from "../../application/ports/page";
import { ok } from "../../domain/result";
import type { SchedulableKind, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { changeFailed } from "../shared/dialogs/action-store";
import type { Outcome } from "../shared/dialogs/status-dialog";
import { ListStore } from "../shared/lists/list-store";
import { makeStore } from "../shared/make-store";
import type { Services } from "../shared/services";
import { words } from "./words";

/** The schedules of one kind, and the actions on a schedule (specification 2, section 2.5). */
export class SchedulesStore {
  readonly list: ListStore<ScheduledTransfer>;
  /** The schedule in the edit view. */
  edited: ScheduledTransfer | undefined;
  /** The schedule in the delete question. */
  doomed: ScheduledTransfer | undefined;
  isRemoving = false;
  outcome: Outcome | undefined;

  constructor(
    private readonly services: Pick<Services, "schedules" | "log">,
    kind: SchedulableKind,
  ) {
    this.list = new ListStore(
      (page) => this.pageOf(kind, page),
      (failure) => services.log.warn("Schedules did not load", failure),
    );
    makeStore(this);
  }

  edit(schedule: ScheduledTransfer): void {
    this.edited = schedule;
  }

  /** Returns to the list and loads it again. */
  closeEdit(): void {
    this.edited = undefined;
    void this.list.load();
  }

  ask(schedule: ScheduledTransfer | undefined): void {
    this.doomed = schedule;
  }

  /** Deletes the schedule. Success is shown only after the bank has confirmed it. */
  async remove(): Promise<void> {
    const schedule = this.doomed;
    if (!schedule || this.isRemoving) return;
    this.isRemoving = true;
    const removed = await this.services.schedules.remove(schedule.id);
    runInAction(() => {
      this.isRemoving = false;
      this.doomed = undefined;
      this.outcome = removed.ok
        ? { is: "succeeded", message: words.removed }
        : changeFailed(removed.failure, words.removeFailed);
    });
    await this.list.load();
  }

  closeOutcome(): void {
    this.outcome = undefined;
  }

  /** Returns a page of the schedules; the bank sends all of them in one answer. */
  private async pageOf(kind: SchedulableKind, { number, size }: Page) {
    const listed = await this.services.schedules.list(kind);
    if (!listed.ok) return listed;
    return ok({ rows: listed.value.slice((number - 1) * size, number * size), total: listed.value.length });
  }
}
