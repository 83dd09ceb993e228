import type { NewestRows, Page } from "../../../application/ports/page";

/** Returns the fields that name a page of a list. */
export const pageFields = ({ number, size, after }: Page | NewestRows) => ({
  pageNumber: number,
  pageSize: size,
  ...(after && { after }),
});

/** Returns the position of a page, if the bank answers it. */
export const positionOf = (position: number | null | undefined) => (typeof position === "number" ? { position } : {});
