import type { Day } from "../../domain/calendar";
import type { BulkCategory } from "../../domain/payments/categories";
import { plainHeading } from "../../domain/payments/column-guess";
import type { FieldSources } from "../../domain/payments/column-mapping";
import type { ObjectStorage } from "../ports/object-storage";
import { token } from "../ports/token";
import type { SessionState } from "../session/session-state";

/** Which column is which in files with these headings. */
export type SavedMapping = {
  readonly category: BulkCategory;
  readonly headings: readonly string[];
  /** Columns are places among the headings. */
  readonly sources: FieldSources;
  readonly savedOn: Day;
};
type CompanyMappings = { readonly company: string; readonly mappings: readonly SavedMapping[] };
/** The mappings of all companies whose users have used this device. */
export type MappingsOfDevice = readonly CompanyMappings[];
export const SavedMappingsStorage = token<ObjectStorage<MappingsOfDevice>>("SavedMappingsStorage");

/** Maximum for a company. Saving one more removes the oldest. */
const SAVED_MAX = 20;
/** Share of the headings that two layouts of the same file have in common. */
const COMMON_MIN = 0.5;

/** Stores on this device which column is which in the company's own files. Each company only sees its own. */
export class SavedMappings {
  constructor(
    private readonly storage: ObjectStorage<MappingsOfDevice>,
    private readonly state: SessionState,
  ) {}

  /** Returns the mapping for the same headings, or else the one of the most similar layout. */
  async find(category: BulkCategory, headings: readonly string[]): Promise<SavedMapping | undefined> {
    const candidates = (await this.mine()).filter((mapping) => mapping.category === category);
    const same = candidates.find((mapping) => keyOf(mapping.headings) === keyOf(headings));
    const [similar] = candidates
      .map((mapping) => ({ mapping, common: commonShare(mapping.headings, headings) }))
      .filter(({ common }) => common >= COMMON_MIN)
      .sort((one, other) => other.common - one.common);
    return same ?? similar?.mapping;
  }

  /** Replaces the mapping of the same headings. */
  async save(mapping: SavedMapping): Promise<void> {
    await this.replaceMine([...(await this.without(mapping)), mapping].slice(-SAVED_MAX));
  }

  async forget(mapping: SavedMapping): Promise<void> {
    await this.replaceMine(await this.without(mapping));
  }

  private async mine(): Promise<readonly SavedMapping[]> {
    return (await this.storage.load())?.find(({ company }) => company === this.company)?.mappings ?? [];
  }

  private async without({ category, headings }: SavedMapping): Promise<readonly SavedMapping[]> {
    return (await this.mine()).filter(
      (other) => other.category !== category || keyOf(other.headings) !== keyOf(headings),
    );
  }

  private async replaceMine(mappings: readonly SavedMapping[]): Promise<void> {
    const others = ((await this.storage.load()) ?? []).filter(({ company }) => company !== this.company);
    await this.storage.save([...others, { company: this.company, mappings }]);
  }

  /** The name of the company, or of the user if the bank names no company. */
  private get company(): string {
    const { companyName = "", loginId = "" } = this.state.session?.user ?? {};
    return companyName || loginId;
  }
}

const keyOf = (headings: readonly string[]): string => headings.map(plainHeading).join("\n");

function commonShare(one: readonly string[], other: readonly string[]): number {
  const known = new Set(one.map(plainHeading).filter(Boolean));
  const common = other.filter((heading) => known.has(plainHeading(heading))).length;
  return common / Math.max(1, known.size, other.length);
}
