import type { ReactNode } from "react";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Fact } from "../kit/facts";
import type { Column } from "../kit/lists/column";
import { detailFields } from "./detail-fields";
import { figureFacts } from "./figure-facts";
import type { ColumnsPerCategory } from "./pending-columns";
import { briefLabels, detailLabels } from "./words";

/**
 * Returns the columns of a category. All rows of a list have its category; here and in {@link requestFacts} casts assume
 * that.
 */
export const columnsOf = (table: ColumnsPerCategory, category: Category): readonly Column<BankRequest>[] =>
  table[category] as readonly Column<BankRequest>[];

/** In place of a beneficiary, a bill shows its number or service, and a bulk the number of its payees. */
const names: ReadonlySet<string> = new Set([
  detailLabels.payee,
  detailLabels.services,
  detailLabels.advice,
  detailLabels.count,
]);

/** Returns the facts of a request for its details. */
export const requestFacts = (request: BankRequest): readonly Fact[] => [
  ...plainFacts(request),
  ...figureFacts(request),
];

/** Returns those facts of {@link requestFacts} that are shown above a code. */
export const briefRequestFacts = (request: BankRequest): readonly Fact[] => [
  ...plainFacts(request).filter(({ label }) => briefLabels.has(label)),
  ...figureFacts(request),
];

function plainFacts(request: BankRequest): readonly Fact[] {
  const fields = detailFields[request.category] as readonly (readonly [string, (row: BankRequest) => ReactNode])[];
  return fields
    .map(([label, read]) => ({ label, value: read(request), isName: names.has(label) }))
    .filter(({ value }) => value !== "");
}
