import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S2-2.2-45",
    title: "A saved list of prepaid cards does not fill the last digits",
    file: "ui/payments/bulk/saved-rows.ts",
    find: ", lastDigits: payee.lastDigits,",
    replace: ",",
  },
  {
    row: "S2-5-013",
    title: "A description of a manual row can have 26 characters",
    file: "domain/payments/typed-rows.ts",
    find: "lengthMax: NARRATION_LENGTH_MAX }",
    replace: "lengthMax: NARRATION_LENGTH_MAX + 1 }",
  },
  {
    row: "S2-5-050",
    title: "The add button stays at 50 entries and adds a 51st",
    file: "ui/payments/bulk/bulk-hand-store.ts",
    find: "return this.rows.length >= TYPED_ROWS_MAX;",
    replace: "return this.rows.length > TYPED_ROWS_MAX;",
  },
  {
    row: "S2-5-052",
    title: "A manual row can be deleted only when more than two exist",
    file: "ui/payments/bulk/hand-row-fields.tsx",
    find: "disabled={store.rows.length === 1}",
    replace: "disabled={store.rows.length <= 2}",
  },
];
