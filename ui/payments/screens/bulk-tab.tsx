import { lazy, Suspense } from "react";
import type { BulkCategory } from "../../../domain/payments/categories";
import { LoadingRows } from "../../kit/loading/list-states";

const BulkPayment = lazy(async () => ({ default: (await import("../bulk/bulk-payment")).BulkPayment }));

/**
 * The tab of a bulk payment. Its code is nearly half of the code of its screen, so it is loaded when the tab is opened.
 */
export function BulkTab({ category }: { category: BulkCategory }) {
  return (
    <Suspense fallback={<LoadingRows rows={4} className="tall" />}>
      <BulkPayment category={category} />
    </Suspense>
  );
}
