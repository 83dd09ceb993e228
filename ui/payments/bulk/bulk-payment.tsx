import type { BulkCategory } from "../../../domain/requests/categories";
import { BulkFileForm } from "./bulk-file-form";

/** A payment to many; the same for its three kinds (specification 2, sections 2.1 to 2.3). */
export function BulkPayment({ category }: { category: BulkCategory }) {
  return <BulkFileForm key={category} category={category} />;
}
