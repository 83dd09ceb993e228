import { Spinner } from "@blueprintjs/core";
import { lazy, Suspense } from "react";
import type { BulkCategory } from "../../domain/requests/categories";
import { words } from "../shared/words";

const BulkPayment = lazy(async () => ({ default: (await import("./bulk/bulk-payment")).BulkPayment }));

/**
 * The tab of a bulk payment. Its code is nearly half of the code of its screen, so it is loaded when the tab is opened.
 */
export function BulkTab({ category }: { category: BulkCategory }) {
  return (
    <Suspense fallback={<Spinner className="screen-loading" aria-label={words.list.loading} />}>
      <BulkPayment category={category} />
    </Suspense>
  );
}
