import assert from "node:assert/strict";
import type { DataTable } from "@cucumber/cucumber";
import type { AccountPlan, PersonPlan } from "./company";
import { isFirstName, unknownNameMessage } from "./names";

/** Columns: | name | role | menus |. Menus are separated by commas; an empty cell means all menus. */
export function peopleOf(table: DataTable): ReadonlyMap<string, PersonPlan> {
  return new Map(
    table.raw().map(([name = "", role = "", menus]) => {
      assert.ok(isFirstName(name), unknownNameMessage(name));
      const granted = menus?.split(",").map((title) => title.trim());
      return [name, granted ? { role, menus: granted } : { role }];
    }),
  );
}

/** Columns: | account | currency | holds | type | */
export function accountsOf(table: DataTable): readonly AccountPlan[] {
  return table.hashes().map(({ account = "", currency = "", holds = "", type = "" }) => {
    const planned = { name: account, currency, balance: toBankAmount(holds) };
    return type ? { ...planned, type } : planned;
  });
}

/** The cells of a table with one column or one row. */
export const listOf = (table: DataTable): string[] => table.raw().flat().filter(Boolean);

/** Converts "GHS 1,250.00" to the bank's format "1250.00". */
export const toBankAmount = (money: string): string => withoutCurrency(money).replaceAll(",", "");

/** Removes the currency: "GHS 1,250.00" becomes "1,250.00". */
export const withoutCurrency = (money: string): string => money.replace(/^[A-Z]{3} /, "");

/** Placeholder for passwords, codes and session ids in the bank's log of calls. */
const MASKED = /^•+$/;

/**
 * Compares the fields of a call. "any" means a non-empty text and "masked" a secret; "the same" is compared elsewhere.
 */
export function assertContainsFields(
  carried: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, string>>,
): void {
  const mismatches = Object.entries(expected).filter(([name, value]) => !matches(carried[name], value));
  assert.deepEqual(
    Object.fromEntries(mismatches.map(([name]) => [name, carried[name]])),
    Object.fromEntries(mismatches),
  );
}

export const containsFields = (
  carried: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, string>>,
): boolean => Object.entries(expected).every(([name, value]) => matches(carried[name], value));

function matches(carried: unknown, expected: string): boolean {
  if (carried === undefined || carried === null) return false;
  if (expected === "any") return carried !== "";
  if (expected === "masked") return MASKED.test(String(carried));
  return String(carried) === expected;
}
