import { Button, Callout, Checkbox, HTMLSelect, InputGroup, Radio, RadioGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { moneyOf } from "../../../domain/money";
import type { BulkField } from "../../../domain/payments/bulk";
import type { CellMark, TableColumn } from "../../../domain/payments/column-mapping";
import { ActionButton } from "../../kit/action-button";
import { Form } from "../../kit/fields/form";
import { formatDate, formatMoney } from "../../kit/format";
import { words as bulk } from "./bulk-words";
import { explainFault, explainFile } from "./explain-file";
import { type MappingStore, NOT_IN_FILE, ONE_TEXT } from "./mapping-store";
import { words } from "./mapping-words";
import "./mapping-step.css";

type Props = { store: MappingStore };

/** Asks which column of a file with other headings is which, with its first rows in view. */
export const MappingStep = observer(function MappingStep({
  store,
  onUse,
  onCancel,
}: Props & { onUse: () => void; onCancel: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { check, fileToMap } = store;
  return (
    <section className="mapping" aria-label={words.title}>
      <div className="mapping-title">
        <h2 ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <span translate="no">{fileToMap.file.name}</span>
      </div>
      <Callout compact intent="primary">
        <span>{fileToMap.problem}</span> {words.say}
      </Callout>
      <Remembered store={store} />
      {store.tables.length > 1 && <Tables store={store} />}
      <Form label={words.columns} refusals={store.refusals} onSubmit={onUse} className="mapping-form">
        <Fields store={store} />
        <FirstRows store={store} />
        <Attention store={store} />
        <LeftOut store={store} />
        {check?.problem && (
          <Callout compact intent="danger" role="alert">
            {explainFile(check.problem)}
          </Callout>
        )}
        <div className="mapping-end">
          <div className="mapping-result" role="status">
            {store.isChecking ? words.checking : <Result store={store} />}
          </div>
          <Checkbox
            label={words.remember}
            checked={store.remembers}
            onChange={({ currentTarget }) => store.setRemembers(currentTarget.checked)}
          />
          <div className="mapping-buttons">
            <Button text={words.cancel} onClick={onCancel} />
            <ActionButton type="submit" intent="primary" text={words.use} busy={store.isWorking} />
          </div>
        </div>
      </Form>
    </section>
  );
});

const Result = observer(function Result({ store }: Props) {
  const { check, fileToMap, hasFailed, namedCurrency } = store;
  if (hasFailed || !check) return words.notChecked;
  const amount = formatMoney(moneyOf(check.minor, namedCurrency?.currency ?? fileToMap.currency));
  return <strong>{words.paid(words.rows(check.rows), amount)}</strong>;
});

/** Says where the choices come from if a layout like this was used before. */
const Remembered = observer(function Remembered({ store }: Props) {
  const { found, changes } = store;
  if (!found) return null;
  const day = formatDate(found.savedOn);
  const isMoved = changes && changes.added.length + changes.gone.length === 0;
  return (
    <Callout compact intent={changes ? "warning" : "none"} className="mapping-remembered">
      <span>
        {changes ? words.changed(day) : words.remembered(day)}
        {changes && changes.added.length > 0 && ` ${words.added(changes.added)}`}
        {changes && changes.gone.length > 0 && ` ${words.gone(changes.gone)}`}
        {isMoved && ` ${words.moved}`}
      </span>
      <Button size="small" text={words.forget} onClick={() => void store.forget()} />
    </Callout>
  );
});

const Tables = observer(function Tables({ store }: Props) {
  return (
    <RadioGroup
      label={words.table}
      inline
      className="mapping-tables"
      selectedValue={String(store.table)}
      onChange={({ currentTarget }) => void store.chooseTable(Number(currentTarget.value))}
    >
      {store.tables.map(({ sheet, headingRow, firstRow, lastRow, columns }, at) => (
        <Radio
          key={`${sheet} ${firstRow} ${columns[0]?.letter}`}
          value={String(at)}
          label={`${words.tableOf(sheet, headingRow ?? firstRow, lastRow)}: ${columns.map(nameOf).join(", ")}`}
        />
      ))}
    </RadioGroup>
  );
});

const nameOf = ({ letter, heading }: TableColumn): string => words.column(letter, heading);

const Fields = observer(function Fields({ store }: Props) {
  return (
    <div className="mapping-fields">
      <div className="mapping-heads" aria-hidden>
        <span>{words.heads.field}</span>
        <span>{words.heads.source}</span>
        <span>{words.heads.example}</span>
      </div>
      {store.columns.map(({ field, isOptional }) => (
        <FieldRow key={field} store={store} field={field} isOptional={isOptional} />
      ))}
    </div>
  );
});

type FieldProps = Props & { field: BulkField };

/** A field of the template with its column, or with a text for all rows. */
const FieldRow = observer(function FieldRow({ store, field, isOptional }: FieldProps & { isOptional: boolean }) {
  const id = useId();
  const label = bulk.fields[field];
  const problem = store.problemOf(field);
  const [first, ...joined] = store.columnsOf(field);
  const text = store.textOf(field);
  const reason = store.reasonOf(field);
  const value = text === undefined ? String(first ?? (isOptional ? NOT_IN_FILE : "")) : ONE_TEXT;
  const control = { "aria-describedby": `${id}-note`, "aria-invalid": problem !== undefined };
  return (
    <div className="mapping-field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="mapping-quiet">{words.optional}</span>}
      </label>
      <div className="mapping-sources">
        <HTMLSelect
          {...control}
          id={id}
          value={value}
          onChange={({ currentTarget }) => store.choose(field, 0, currentTarget.value)}
          fill
        >
          {!isOptional && (
            <option value="" disabled>
              {words.prompt}
            </option>
          )}
          {isOptional && <option value={NOT_IN_FILE}>{words.notInFile}</option>}
          {store.canBeText(field) && <option value={ONE_TEXT}>{words.oneText}</option>}
          <ColumnOptions store={store} />
        </HTMLSelect>
        {text !== undefined && <TextOfAll store={store} field={field} text={text} control={control} />}
        {first !== undefined &&
          store.canBeJoined(field) &&
          [...joined, undefined].map((column, at) => (
            <HTMLSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a joined column is its place.
              key={at}
              aria-label={words.joinedTo(label)}
              value={String(column ?? NOT_IN_FILE)}
              onChange={({ currentTarget }) => store.choose(field, at + 1, currentTarget.value)}
              fill
            >
              <option value={NOT_IN_FILE}>{column === undefined ? words.join : words.noOther}</option>
              <ColumnOptions store={store} />
            </HTMLSelect>
          ))}
      </div>
      <div id={`${id}-note`} className="mapping-note">
        {problem ? (
          <span className="mapping-problem">{problem}</span>
        ) : (
          <>
            <span className="mapping-example" translate="no">
              {store.exampleOf(field)}
            </span>
            {reason && <span className="mapping-quiet">{words.by[reason]}</span>}
          </>
        )}
      </div>
    </div>
  );
});

const ColumnOptions = observer(function ColumnOptions({ store }: Props) {
  return store.shown.columns.map((column) => (
    <option key={column.index} value={String(column.index)}>
      {nameOf(column)}
    </option>
  ));
});

type TextProps = FieldProps & { text: string; control: { "aria-describedby": string; "aria-invalid": boolean } };

const TextOfAll = observer(function TextOfAll({ store, field, text, control }: TextProps) {
  const choices = store.choicesOf(field);
  const label = words.textOf(bulk.fields[field]);
  if (!choices)
    return (
      <InputGroup
        {...control}
        aria-label={label}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => store.setText(field, currentTarget.value)}
        fill
      />
    );
  return (
    <HTMLSelect
      {...control}
      aria-label={label}
      value={text}
      onChange={({ currentTarget }) => store.setText(field, currentTarget.value)}
      fill
    >
      <option value="" disabled>
        {words.prompt}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </HTMLSelect>
  );
});

/** The first rows as they are in the file, with the field of each column above its heading. */
const FirstRows = observer(function FirstRows({ store }: Props) {
  const { columns, firstRows } = store.shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="mapping-rows" aria-label={words.firstRows} tabIndex={0}>
      <table>
        <caption className="for-screen-readers">{words.firstRows}</caption>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {columns.map((column) => {
              const field = store.fieldOf(column);
              return (
                <th key={column.index} scope="col" data-used={field !== undefined}>
                  <span className="mapping-as">{field ? bulk.fields[field] : words.unused}</span>
                  <span translate="no">{nameOf(column)}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {firstRows.map(({ row, cells }) => (
            <tr key={row} data-left-out={store.check?.leftOut.some((each) => each.row === row)}>
              <th scope="row">{row}</th>
              {columns.map((column, at) => (
                <PreviewCell key={column.index} store={store} row={row} column={column} text={cells[at] ?? ""} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

type CellProps = Props & { row: number; column: TableColumn; text: string };

const PreviewCell = observer(function PreviewCell({ store, row, column, text }: CellProps) {
  const isMarked = store.markOf(row, column) !== undefined;
  return (
    <td data-used={store.fieldOf(column) !== undefined} data-marked={isMarked} translate="no">
      {text}
      {isMarked && <span className="for-screen-readers"> ({words.marked})</span>}
    </td>
  );
});

/** The cells that do not look like what they are said to be, or of which the bank would not read what is shown. */
const Attention = observer(function Attention({ store }: Props) {
  const { check } = store;
  if (!check || check.markCount === 0) return null;
  return (
    <Details title={words.attention(check.markCount)} intent="warning" hint={words.attentionHint}>
      <ul>
        {check.marks.map((mark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks are replaced together.
          <li key={at}>{textOfMark(mark)}</li>
        ))}
        {check.markCount > check.marks.length && <li>{words.more(check.markCount - check.marks.length)}</li>}
      </ul>
    </Details>
  );
});

const textOfMark = (mark: CellMark): string =>
  mark.kind === "form"
    ? words.mark(mark.position, mark.cell, mark.text, mark.problem)
    : mark.kind === "hiddenRow"
      ? explainFault(mark)
      : words.mark(mark.position, undefined, "", explainFault(mark));

/** Everything of the sheet that is not paid, with a button that pays it. */
const LeftOut = observer(function LeftOut({ store }: Props) {
  const { check, takenBack } = store;
  const { unusable } = store.shown;
  const count = check?.leftOutCount ?? 0;
  const list = useListFocus();
  if (count + unusable.length + takenBack.length === 0) return null;
  return (
    <Details title={words.leftOut(count, unusable.length)} intent="none">
      <ul ref={list.ref} tabIndex={-1} className="mapping-left-out">
        {unusable.map((column) => (
          <li key={column.index}>
            <span translate="no">{nameOf(column)}</span>
            <span className="mapping-quiet">{words.unusable[column.reason]}</span>
          </li>
        ))}
        {check?.leftOut.map(({ row, reason, text }) => (
          <li key={row}>
            <span>{words.leftOutRow(row)}</span>
            <span className="mapping-why">
              <span className="mapping-quiet">{words.reasons[reason]}</span>
              <span className="mapping-text" translate="no">
                {text}
              </span>
            </span>
            <Button
              size="small"
              text={words.takeBack}
              aria-label={words.takeBackRow(row)}
              onClick={() => {
                store.takeBack(row);
                list.focus();
              }}
            />
          </li>
        ))}
        {check && count > check.leftOut.length && <li>{words.more(count - check.leftOut.length)}</li>}
        {takenBack.length > 0 && (
          <li>
            <span>{words.takenBack(takenBack)}</span>
            <Button
              size="small"
              text={words.undo}
              onClick={() => {
                store.leaveOutAgain();
                list.focus();
              }}
            />
          </li>
        )}
      </ul>
    </Details>
  );
});

/** Keeps the focus near a button that disappears when it is pressed. */
function useListFocus() {
  const ref = useRef<HTMLUListElement>(null);
  return { ref, focus: () => ref.current?.focus() };
}

type DetailsProps = { title: string; intent: "warning" | "none"; hint?: string; children: ReactNode };

const Details = ({ title, intent, hint, children }: DetailsProps) => (
  <details className="mapping-details" data-intent={intent} open>
    <summary>{title}</summary>
    {hint && <p>{hint}</p>}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
    <section className="mapping-list" aria-label={title} tabIndex={0}>
      {children}
    </section>
  </details>
);
