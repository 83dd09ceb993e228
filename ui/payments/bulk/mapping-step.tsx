import { Button, Callout, Checkbox, HTMLSelect, InputGroup, Radio, RadioGroup } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef } from "react";
import { moneyOf } from "../../../domain/money";
import type { BulkField } from "../../../domain/payments/bulk";
import { ActionButton } from "../../kit/action-button";
import { Form } from "../../kit/fields/form";
import { formatDate, formatMoney } from "../../kit/format";
import { words as bulk } from "./bulk-words";
import { explainFile } from "./explain-file";
import { Attention, FirstRows, LeftOut } from "./mapping-sheet";
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
          label={`${words.tableOf(sheet, headingRow ?? firstRow, lastRow)}: ${columns.map(words.column).join(", ")}`}
        />
      ))}
    </RadioGroup>
  );
});

const Fields = observer(function Fields({ store }: Props) {
  return (
    <div>
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
            <span translate="no">{store.exampleOf(field)}</span>
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
      {words.column(column)}
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
