import { HTMLSelect } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { type ReactNode, useId } from "react";
import { type Page, type PageSize, pageSizes } from "../../../application/ports/page";
import { ActionButton } from "../action-button";
import { words } from "../words";
import "./list-table.css";

type Props = {
  page: Page;
  total: number;
  /** The number of rows before the page, if not all pages before it are full. */
  position?: number | undefined;
  onPageChange: (number: number) => void;
  onPageSizeChange: (size: PageSize) => void;
};

/** The range such as "1-10 from 43", the page buttons and the page size (specification 1, section 9). */
export function Pagination({ page: { number, size }, total, position, onPageChange, onPageSizeChange }: Props) {
  const from = (position ?? (number - 1) * size) + 1;
  const to = Math.min(total, from + size - 1);
  const { list } = words;
  const id = useId();
  return (
    <nav className="pagination" aria-label={list.pages}>
      <label htmlFor={id}>{list.pageSize}</label>
      <HTMLSelect
        id={id}
        minimal
        value={size}
        options={[...pageSizes]}
        onChange={(event) => onPageSizeChange(sizeOf(event.currentTarget.value))}
      />
      <span className="page-range" aria-live="polite">
        {list.range(from, to, total)}
      </span>
      <ActionButton
        variant="minimal"
        icon={<ChevronLeft />}
        aria-label={list.previous}
        isDisabled={number === 1}
        onClick={() => onPageChange(number - 1)}
      />
      <ActionButton
        variant="minimal"
        icon={<ChevronRight />}
        aria-label={list.next}
        isDisabled={to >= total}
        onClick={() => onPageChange(number + 1)}
      />
    </nav>
  );
}

/** The page buttons, after a line about the list. */
export const ListFoot = ({ note, children }: { note: string | false | undefined; children: ReactNode }) => (
  <div className="list-foot">
    {note && <p className="quiet-note">{note}</p>}
    {children}
  </div>
);

const sizeOf = (text: string): PageSize => pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
