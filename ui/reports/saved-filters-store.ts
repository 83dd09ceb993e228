import { runInAction } from "mobx";
import type { SavedFilter } from "../../application/reports/saved-filters";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";
import type { ReportsStore } from "./reports-store";

/** The user's saved filters for the current category. */
export class SavedFiltersStore {
  /** The name typed for the current filter; undefined while no filter is being saved. */
  name: string | undefined;
  private all: readonly SavedFilter[] = [];

  constructor(
    private readonly services: Pick<Services, "savedFilters">,
    private readonly reports: ReportsStore,
  ) {
    makeStore(this);
  }

  get categoryFilters(): readonly SavedFilter[] {
    return this.all.filter(({ category }) => category === this.reports.category);
  }

  load(): Promise<void> {
    return this.setAll(this.services.savedFilters.mine());
  }

  beginNaming(): void {
    this.name = "";
  }

  rename(name: string): void {
    this.name = name;
  }

  cancel(): void {
    this.name = undefined;
  }

  async save(): Promise<void> {
    const name = this.name?.trim();
    const filter = this.reports.filterToSave;
    if (!name || !filter) return;
    this.name = undefined;
    await this.setAll(this.services.savedFilters.save({ ...filter, name }));
  }

  remove(filter: SavedFilter): Promise<void> {
    return this.setAll(this.services.savedFilters.remove(filter));
  }

  private async setAll(filters: Promise<readonly SavedFilter[]>): Promise<void> {
    const all = await filters;
    runInAction(() => {
      this.all = all;
    });
  }
}
