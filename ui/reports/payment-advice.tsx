import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { brand } from "../kit/brand";
import { Modal } from "../kit/dialogs/modal";
import { Facts } from "../kit/facts";
import { words as shared } from "../kit/words";
import { WhereButton } from "../payments/where/where-button";
import { StatusTag } from "../requests/status-tag";
import { DownloadMenu } from "./download-menu";
import type { PaymentAdviceStore } from "./payment-advice-store";
import { adviceFacts } from "./report-facts";
import { reportWords as words } from "./words";

type Props = { advice: PaymentAdviceStore; onClose: () => void };

/** The proof of payment as a full-screen dialog, with its downloads (specification 3, section 2.5). */
export const PaymentAdvice = observer(function PaymentAdvice({ advice, onClose }: Props) {
  const { record, file, reason, problem } = advice;
  return (
    <Modal size="full" title={words.advice.title} onClose={onClose}>
      <section className="payment-advice summary-card" aria-label={words.advice.title}>
        <div className="advice-head">
          <strong>{brand.name}</strong>
          <StatusTag status={record.status} />
        </div>
        <Facts facts={adviceFacts(record)} />
      </section>
      {problem && (
        <Callout compact intent="danger" role="alert" className="advice-problem">
          {problem}
        </Callout>
      )}
      <div className="modal-buttons">
        <WhereButton id={record.id} proven={record} />
        <DownloadMenu
          label={words.advice.download}
          isBusy={file.isBusy}
          reason={reason}
          onChoose={(format) => void advice.download(format)}
        />
        <Button text={shared.close} onClick={onClose} />
      </div>
    </Modal>
  );
});
