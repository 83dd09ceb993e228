import type { Day } from "../../domain/calendar";
import type { Category } from "../../domain/payments/categories";
import type { QuickRange } from "../../domain/quick-ranges";
import type { ReportOutcome } from "../../domain/reports/report";
import type { ObjectStorage } from "../ports/object-storage";
import { token } from "../ports/token";
import type { SessionState } from "../session/session-state";

/** A saved filter of a report. Its days are fixed, or relative if they are the name of a range. */
export type SavedFilter = {
  readonly name: string;
  readonly category: Category;
  readonly outcome: ReportOutcome;
  readonly id: string;
  /** Absent in filters that were saved before reports had this field. */
  readonly transactionId?: string;
  readonly days: QuickRange | { readonly start?: Day | undefined; readonly end?: Day | undefined };
};
type UserFilters = { readonly loginId: string; readonly filters: readonly SavedFilter[] };
/** The filters of all users of this device. */
export type FiltersOfDevice = readonly UserFilters[];
export const SavedFiltersStorage = token<ObjectStorage<FiltersOfDevice>>("SavedFiltersStorage");

/** Maximum per category. Saving one more removes the oldest. */
const SAVED_MAX = 10;
export const FILTER_NAME_LENGTH_MAX = 30;

/** Stores filters on this device beyond the session. Each user only sees their own. */
export class SavedFilters {
  constructor(
    private readonly storage: ObjectStorage<FiltersOfDevice>,
    private readonly state: SessionState,
  ) {}

  async mine(): Promise<readonly SavedFilter[]> {
    const filtersOfDevice = await this.storage.load();
    return filtersOfDevice?.find(({ loginId }) => loginId === this.loginId)?.filters ?? [];
  }

  /** Replaces a filter with the same category and name. */
  async save(filter: SavedFilter): Promise<readonly SavedFilter[]> {
    const others = await this.without(filter);
    const ofCategory = others.filter(({ category }) => category === filter.category);
    const surplus = ofCategory.slice(0, Math.max(0, ofCategory.length + 1 - SAVED_MAX));
    return this.replaceMine([...others.filter((other) => !surplus.includes(other)), filter]);
  }

  async remove(filter: SavedFilter): Promise<readonly SavedFilter[]> {
    return this.replaceMine(await this.without(filter));
  }

  private async without({ category, name }: SavedFilter): Promise<readonly SavedFilter[]> {
    return (await this.mine()).filter((other) => other.category !== category || other.name !== name);
  }

  private async replaceMine(filters: readonly SavedFilter[]): Promise<readonly SavedFilter[]> {
    const others = ((await this.storage.load()) ?? []).filter(({ loginId }) => loginId !== this.loginId);
    await this.storage.save([...others, { loginId: this.loginId, filters }]);
    return filters;
  }

  private get loginId(): string {
    return this.state.session?.user.loginId ?? "";
  }
}
