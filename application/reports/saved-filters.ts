import type { Day } from "../../domain/calendar";
import type { QuickRange } from "../../domain/reports/quick-ranges";
import type { ReportOutcome } from "../../domain/reports/report";
import type { Category } from "../../domain/requests/categories";
import type { Kept } from "../ports/kept";
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
type Owned = { readonly loginId: string; readonly filters: readonly SavedFilter[] };
/** The filters of all users of this device. */
export type OwnedFilters = readonly Owned[];
export const SavedFiltersKept = token<Kept<OwnedFilters>>("SavedFiltersKept");

/** Maximum per category. Saving one more removes the oldest. */
const SAVED_MAX = 10;
export const FILTER_NAME_LENGTH_MAX = 30;

/** Stores filters on this device beyond the session. Each user only sees their own. */
export class SavedFilters {
  constructor(
    private readonly kept: Kept<OwnedFilters>,
    private readonly state: SessionState,
  ) {}

  async mine(): Promise<readonly SavedFilter[]> {
    const everybodys = (await this.kept.load()) ?? [];
    return everybodys.find(({ loginId }) => loginId === this.loginId)?.filters ?? [];
  }

  /** Replaces a filter with the same category and name. */
  async save(filter: SavedFilter): Promise<readonly SavedFilter[]> {
    const others = await this.without(filter);
    const ofKind = others.filter(({ category }) => category === filter.category);
    const tooMany = ofKind.slice(0, Math.max(0, ofKind.length + 1 - SAVED_MAX));
    return this.keep([...others.filter((other) => !tooMany.includes(other)), filter]);
  }

  async remove(filter: SavedFilter): Promise<readonly SavedFilter[]> {
    return this.keep(await this.without(filter));
  }

  private async without({ category, name }: SavedFilter): Promise<readonly SavedFilter[]> {
    return (await this.mine()).filter((other) => other.category !== category || other.name !== name);
  }

  private async keep(filters: readonly SavedFilter[]): Promise<readonly SavedFilter[]> {
    const others = ((await this.kept.load()) ?? []).filter(({ loginId }) => loginId !== this.loginId);
    await this.kept.save([...others, { loginId: this.loginId, filters }]);
    return filters;
  }

  private get loginId(): string {
    return this.state.session?.user.loginId ?? "";
  }
}
