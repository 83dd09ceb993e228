import { unreachable } from "../../../domain/never";
import { type Bank, type BankBranch, findNamed } from "../../../domain/payments/bank";
import type { BulkField } from "../../../domain/payments/bulk";
import { findNetwork, type Network } from "../../../domain/payments/network";
import { parseRowTransferType } from "../../../domain/payments/typed-rows";

/** The fields of a row that are chosen from a list. */
export const choiceFields = ["type", "network", "bank", "branch"] as const;
type ChoiceField = (typeof choiceFields)[number];

export const isChoice = (field: BulkField): field is ChoiceField => choiceFields.some((choice) => choice === field);

type ChoiceLists = {
  readonly networks: readonly Network[];
  readonly banks: readonly Bank[];
  readonly branches: readonly BankBranch[];
};

/** Returns the value of the choice whose name, short name or code is in a pasted cell, or undefined. */
export function findChoiceValue(field: ChoiceField, cell: string, lists: ChoiceLists): string | undefined {
  switch (field) {
    case "type":
      return parseRowTransferType(cell.toLowerCase().replace(/[^a-z]/g, ""));
    case "network":
      return findNetwork(lists.networks, cell)?.code;
    case "bank":
      return findNamed(lists.banks, cell)?.code;
    case "branch":
      return findNamed(lists.branches, cell)?.name;
    default:
      return unreachable(field);
  }
}
