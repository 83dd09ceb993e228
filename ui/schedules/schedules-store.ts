import { runInAction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Page } from "../../application/ports/page";
import { type Category, categoriesIn } from "../../domain/payments/categories";
import { loadedOf, ok, type Result } from "../../domain/result";
import type { SchedulableCategory, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { Outcome } from "../kit/dialogs/status-dialog";
import { ListStore } from "../kit/lists/list-store";
import { LoadedStore } from "../kit/loading/loaded-store";
import { makeStore } from "../kit/make-store";
import { failedChange } from "../operations/action-store";
import type { Services } from "../services";
import { words } from "./words";

type KindOfSchedules = readonly [Category, readonly ScheduledTransfer[]];

/** The schedules of all kinds: how many there are of each, and what is paid next. A kind that did not load is absent. */
export class SchedulesOverview {
  readonly schedules: LoadedStore<ReadonlyMap<Category, readonly ScheduledTransfer[]>>;

  constructor(private readonly services: Pick<Services, "schedules" | "log">) {
    this.schedules = new LoadedStore((failure) => services.log.warn("The next payments did not load", failure));
    makeStore(this);
  }

  load(): Promise<void> {
    return this.schedules.reload(async () => {
      const lists = await Promise.all(
        categoriesIn("transfers").map(async (kind): Promise<Result<KindOfSchedules, BankFailure>> => {
          const list = await this.services.schedules.list(kind);
          return list.ok ? ok([kind, list.value]) : list;
        }),
      );
      const loaded = loadedOf(lists);
      return loaded.ok ? ok(new Map(loaded.value)) : loaded;
    });
  }

  /** Those with a day, the earliest first. */
  get upcoming(): readonly ScheduledTransfer[] {
    return [...(this.schedules.value?.values() ?? [])]
      .flat()
      .filter(({ nextRun }) => nextRun)
      .toSorted((one, other) => one.nextRun.localeCompare(other.nextRun));
  }

  countIn(kinds: readonly Category[]): number | undefined {
    const known = kinds.flatMap((kind) => this.schedules.value?.get(kind)?.length ?? []);
    return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : undefined;
  }
}

/** The schedules of one kind, and the actions on a schedule (specification 2, section 2.5). */
export class SchedulesStore {
  readonly list: ListStore<ScheduledTransfer>;
  /** The schedule in the edit view. */
  editedSchedule: ScheduledTransfer | undefined;
  /** The schedule in the delete question. */
  scheduleToDelete: ScheduledTransfer | undefined;
  isRemoving = false;
  outcome: Outcome | undefined;

  constructor(
    private readonly services: Pick<Services, "schedules" | "log">,
    kind: SchedulableCategory,
    private readonly onChange: () => void = () => undefined,
  ) {
    this.list = new ListStore(
      (page) => this.fetchPage(kind, page),
      (failure) => services.log.warn("Schedules did not load", failure),
    );
    makeStore(this);
  }

  edit(schedule: ScheduledTransfer): void {
    this.editedSchedule = schedule;
  }

  closeEdit(): void {
    this.editedSchedule = undefined;
  }

  /** Returns to the list after a change that was or may have been made, and loads it again. */
  finishEdit(): void {
    this.closeEdit();
    this.onChange();
    void this.list.load();
  }

  askToDelete(schedule: ScheduledTransfer | undefined): void {
    this.scheduleToDelete = schedule;
  }

  /** Deletes the schedule. Success is shown only after the bank has confirmed it. */
  async remove(): Promise<void> {
    const schedule = this.scheduleToDelete;
    if (!schedule || this.isRemoving) return;
    this.isRemoving = true;
    const result = await this.services.schedules.remove(schedule.id);
    runInAction(() => {
      this.isRemoving = false;
      this.scheduleToDelete = undefined;
      this.outcome = result.ok
        ? { kind: "succeeded", message: words.removed }
        : failedChange(result.failure, words.removeFailed);
    });
    this.onChange();
    await this.list.load();
  }

  closeOutcome(): void {
    this.outcome = undefined;
  }

  /** Returns a page of the schedules; the bank sends all of them in one answer. */
  private async fetchPage(kind: SchedulableCategory, { number, size }: Page) {
    const result = await this.services.schedules.list(kind);
    if (!result.ok) return result;
    return ok({ rows: result.value.slice((number - 1) * size, number * size), total: result.value.length });
  }
}
