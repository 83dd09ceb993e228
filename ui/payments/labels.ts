import type { ContributionType } from "../../domain/bills/contribution";
import type { FxTransferType } from "../../domain/fx/fx-transfer";
import type { ListedOrUnknown } from "../../domain/listed-or-unknown";
import type { Speed } from "../../domain/payments/bank";
import type { Category } from "../../domain/payments/categories";
import type { RowTransferType } from "../../domain/payments/typed-rows";
import { words as shared } from "../kit/words";
import { categoryLabels } from "./categories";
import { words as payments } from "./words";

const { unknown } = shared;

/** Labels of the values of a code. */
type CodeLabels<Value extends string> = { readonly [V in Value | "unknown"]: string };

export const transferTypeLabels: CodeLabels<Speed | FxTransferType> = {
  ...payments.speeds,
  local: "Local Transfer",
  international: "International Transfer",
  unknown,
};
export const typeLabels: CodeLabels<Category> = { ...categoryLabels.pending, unknown };
export const rowTransferTypeLabels: CodeLabels<RowTransferType> = {
  domestic: "Domestic",
  instant: "Instant",
  noninstant: "Non-instant",
  unknown,
};
export const contributionTypeLabels: CodeLabels<ContributionType> = { Regular: "Regular", Arrears: "Arrears", unknown };

/** Returns the label of a value; empty where the bank sends none. */
export const labelOf = <Value extends string>(labels: CodeLabels<Value>, value: ListedOrUnknown<Value>): string =>
  value === undefined ? "" : labels[value];
