import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { type ReactNode, useRef } from "react";
import type { CellMark, TableColumn } from "../../../domain/payments/column-mapping";
import { words as bulk } from "./bulk-words";
import { explainFault } from "./explain-file";
import type { MappingStore } from "./mapping-store";
import { words } from "./mapping-words";

type Props = { store: MappingStore };

/** The first rows as they are in the file, with the field of each column above its heading. */
export const FirstRows = observer(function FirstRows({ store }: Props) {
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
                  <span translate="no">{words.column(column)}</span>
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
export const Attention = observer(function Attention({ store }: Props) {
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
export const LeftOut = observer(function LeftOut({ store }: Props) {
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
            <span translate="no">{words.column(column)}</span>
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
