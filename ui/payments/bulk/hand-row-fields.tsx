import { Button, Classes } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type ClipboardEvent, type KeyboardEvent, useId } from "react";
import { parseBalance } from "../../../domain/money";
import { type BulkField, bulkRules } from "../../../domain/payments/bulk";
import { pastedCells } from "../../../domain/payments/pasted-rows";
import { entryFormatOf, hasField, isLookedUp, rowTransferTypes } from "../../../domain/payments/typed-rows";
import { useEntry } from "../../kit/fields/use-entry";
import { formatAmount } from "../../kit/format";
import { isComposing } from "../../kit/keyboard";
import { words as shared } from "../../kit/words";
import { rowTransferTypeLabels } from "../labels";
import { NameCell } from "../names/name-cell";
import { LookupNote } from "../saved-payee-field";
import type { BulkHandStore } from "./bulk-hand-store";
import { words } from "./bulk-words";
import { fieldsOf, type HandRow } from "./hand-row";

type Props = { store: BulkHandStore; row: HandRow; place: number };

/**
 * One payee: a line of fields on wide screens, a card on narrow ones. A key press renders only its own field. There are
 * no icons, because a browser recomposes the page at each key press, and an icon costs as much there as a field.
 */
export const HandRowFields = observer(function HandRowFields({ store, row, place }: Props) {
  const { category } = store;
  const { texts } = row;
  return (
    <li className="hand-row" aria-label={words.entry(place)} onPaste={(event) => pasteBlock(event, store, row)}>
      <span className="hand-place">{place}</span>
      {fieldsOf(category).map((field) => (
        <Cell
          key={field}
          field={field}
          text={texts[field] ?? ""}
          type={texts.type}
          problem={row.problemOf(field)}
          store={store}
          row={row}
          place={place}
        />
      ))}
      {category !== "prepaidCardBulk" && <Fees store={store} row={row} />}
      <RemoveButton store={store} row={row} place={place} />
      <NameNote store={store} row={row} />
    </li>
  );
});

/** Names the owner of the account below a row whose name is another one. */
const NameNote = observer(function NameNote({ store: { names }, row }: Omit<Props, "place">) {
  const group = names.groupOf(row);
  if (group !== "closeMatch" && group !== "noMatch" && group !== "accepted") return null;
  return (
    <div className="hand-name">
      <NameCell names={names} row={row} listed={row.typed.name ?? ""} />
    </div>
  );
});

const RemoveButton = observer(function RemoveButton({ store, row, place }: Props) {
  return (
    <Button
      variant="minimal"
      className="hand-remove"
      text="×"
      aria-label={words.removeRow(place)}
      disabled={store.rows.length === 1}
      onClick={({ currentTarget }) => {
        focusNextRow(currentTarget, store);
        store.remove(row);
      }}
    />
  );
});

/**
 * Focuses the row that follows the deleted one, or else the last: its delete button, or its first field if it cannot be
 * deleted.
 */
function focusNextRow(remove: HTMLElement, store: BulkHandStore): void {
  const removed = remove.closest("li");
  const nextRow = removed?.nextElementSibling ?? removed?.previousElementSibling;
  const target = store.rows.length > 2 ? ".hand-remove" : "input, select";
  nextRow?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
}

/** The fees of the row, next to its amount. */
const Fees = observer(function Fees({ store, row }: Omit<Props, "place">) {
  const { fees } = row;
  const { hasELevy } = bulkRules[store.category];
  return (
    <dl className="hand-fees">
      {hasELevy && (
        <div>
          <dt>{words.totals.eLevy}</dt>
          <dd>{fees ? formatAmount(fees.eLevy) : shared.none}</dd>
        </div>
      )}
      <div>
        <dt>{words.charge}</dt>
        <dd>{fees ? formatAmount(fees.charge) : shared.none}</dd>
      </div>
    </dl>
  );
});

type CellProps = Props & { field: BulkField; text: string; type: string | undefined; problem: string | undefined };

const Cell = observer(function Cell(props: CellProps) {
  const { store, row, field, problem, type } = props;
  const id = useId();
  const { category } = store;
  const isReadOnly = isLookedUp(category, field, type);
  const isApplicable = category !== "bulkTransfer" || hasField(field, type);
  const format = entryFormatOf(field, type, store.payer.currency);
  const entry = useEntry(format, { value: props.text, onChange: (text) => row.set(field, text) });
  return (
    <div className="hand-cell" data-field={field} data-applicable={isApplicable}>
      <label htmlFor={id}>{words.fields[field]}</label>
      <Control {...props} id={id} isReadOnly={isReadOnly} isApplicable={isApplicable} entry={entry} />
      <div id={`${id}-problem`} className="field-problem" aria-live="polite">
        {entry.notice ?? problem ?? ((isReadOnly || isPrefilled(category, field)) && <LookupStatus row={row} />)}
      </div>
    </div>
  );
});

const isPrefilled = (category: BulkHandStore["category"], field: BulkField): boolean =>
  category === "prepaidCardBulk" && field === "customer";

/** Shows below the number that its payee is being looked up. */
const LookupStatus = observer(function LookupStatus({ row }: { row: HandRow }) {
  return <LookupNote isLooking={row.payeeLookup.isLooking} name={undefined} />;
});

type ControlProps = CellProps & {
  id: string;
  isReadOnly: boolean;
  isApplicable: boolean;
  entry: ReturnType<typeof useEntry>;
};

const Control = observer(function Control(props: ControlProps) {
  const { store, row, place, field, text, problem, id, isReadOnly, isApplicable, entry } = props;
  const choices = choicesOf(props);
  const controlProps = {
    id,
    value: text,
    disabled: !isApplicable || isReadOnly,
    // An attribute instead of hidden text in each label, because the clipped texts of fifty rows dominated the painting
    // time.
    "aria-label": `${words.fields[field]}${words.ofRow(place)}`,
    "aria-invalid": problem !== undefined || entry.isRefused,
    "aria-describedby": `${id}-problem`,
    "data-field": field,
    onBlur: () => {
      entry.leave();
      leaveField(row, field);
    },
  };
  if (choices)
    return (
      <div className={`${Classes.HTML_SELECT} ${Classes.FILL}`}>
        <select {...controlProps} onChange={({ currentTarget }) => row.set(field, currentTarget.value)}>
          <option value="">{isApplicable ? shared.choose : shared.none}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    // An input with Blueprint's classes but without its InputGroup, which saves two hundred elements and components in
    // fifty rows.
    <input
      {...controlProps}
      type="text"
      className={`${Classes.INPUT} ${Classes.FILL}${problem ? ` ${Classes.INTENT_DANGER}` : ""}`}
      autoComplete="off"
      inputMode={field === "amount" ? "decimal" : numericFields.includes(field) ? "numeric" : "text"}
      onChange={entry.change}
      onKeyDown={(event) => moveByKey(event, store, place)}
    />
  );
});

const numericFields: readonly BulkField[] = ["account", "wallet", "customer", "lastDigits", "phone"];

function choicesOf({ store, row, field, type }: ControlProps) {
  const choiceOf = ({ name, code }: { name: string; code: string }) => ({ value: code, text: name });
  if (field === "type") return rowTransferTypes.map((value) => ({ value, text: rowTransferTypeLabels[value] }));
  if (field === "network") return store.choices.networks.map(choiceOf);
  if (field === "bank") return store.choices.banksFor(type).map(choiceOf);
  return field === "branch" ? row.branches.rows.map(({ name }) => ({ value: name, text: name })) : undefined;
}

/** Formats a valid amount with two decimals on blur. An invalid one stays as typed. */
function leaveField(row: HandRow, field: BulkField): void {
  const parsed = field === "amount" ? parseBalance(row.typed.amount ?? "") : undefined;
  if (parsed?.ok) row.set("amount", formatAmount(parsed.value));
  row.leave(field);
}

/** Enter and the arrow keys move up and down within a column. Enter in the last row adds a row. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>, store: BulkHandStore, place: number): void {
  const step = event.key === "Enter" || event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey || isComposing(event)) return;
  event.preventDefault();
  const { field } = event.currentTarget.dataset;
  const row = event.currentTarget.closest("li");
  const nextRow = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const next = nextRow?.querySelector<HTMLElement>(`input[data-field="${field}"]:not([disabled])`);
  if (next) next.focus();
  else if (event.key === "Enter" && place === store.rows.length) store.add();
}

/**
 * Pastes a block of cells into rows. The browser pastes a single value itself, except into a select, where it is
 * matched by name.
 */
function pasteBlock(event: ClipboardEvent<HTMLElement>, store: BulkHandStore, row: HandRow): void {
  const { target } = event;
  const field = target instanceof HTMLElement ? fieldIn(store.category, target.dataset.field) : undefined;
  const text = event.clipboardData.getData("text/plain");
  const cells = pastedCells(text) ?? (target instanceof HTMLSelectElement ? [[text.trim()]] : undefined);
  if (!field || !cells) return;
  event.preventDefault();
  store.paste(row, field, cells);
}

const fieldIn = (category: BulkHandStore["category"], name: string | undefined): BulkField | undefined =>
  fieldsOf(category).find((field) => field === name);
