import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Review } from "../../domain/requests/review";
import { ActionButton } from "../kit/action-button";
import { FileDownload } from "../kit/file-download";
import { formatDateTime } from "../kit/format";
import { words as shared } from "../kit/words";
import { useServices } from "../services";

/** A button for the receipt of a paid request, or the time from which a payment that awaits settlement has one. */
export const RequestReceipt = observer(function RequestReceipt({ id, review }: { id: string; review: Review }) {
  const { downloads, payments } = useServices();
  const [download] = useState(() => new FileDownload(downloads));
  const { receipt } = review;
  if (!receipt) return null;
  if (receipt.kind === "later") return <p>{shared.status.receiptFrom(formatDateTime(receipt.from))}</p>;
  return (
    <div>
      <ActionButton
        text={shared.status.receipt}
        busy={download.isBusy}
        onClick={() => void download.save(() => payments.receipt(id))}
      />
      <p className="field-problem" aria-live="assertive">
        {download.failure && shared.status.receiptFailed}
      </p>
    </div>
  );
});
