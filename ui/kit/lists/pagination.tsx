import { HTMLSelect } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { useId } from "react";
import { type Page, type PageSize, pageSizes } from "../../../application/ports/page";
import { ActionButton } from "../action-button";
import { words } from "../words";
import "./pagination.css";

type Props = {
  page: Page;
  total: number;
  onPageChange: (number: number) => void;
  onPageSizeChange: (size: PageSize) => void;
};

/** The range such as "1-10 from 43", the page buttons and the page size (specification 1, section 9). */
export function Pagination({ page: { number, size }, total, onPageChange, onPageSizeChange }: Props) {
  const last = Math.max(1, Math.ceil(total / size));
  const from = (number - 1) * size + 1;
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
        {list.range(from, Math.min(total, number * size), total)}
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
        isDisabled={number >= last}
        onClick={() => onPageChange(number + 1)}
      />
    </nav>
  );
}

const sizeOf = (text: string): PageSize => pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
