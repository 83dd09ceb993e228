import { Button, Callout, Menu, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CaretDown, Download } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ReportFormat } from "../../domain/reports/report";
import { ActionButton } from "../kit/action-button";
import { brand } from "../kit/brand";
import { Modal } from "../kit/dialogs/modal";
import { SummaryFacts } from "../kit/facts";
import { words as shared } from "../kit/words";
import { WhereButton } from "../payments/where/where-button";
import { StatusTag } from "../requests/status-tag";
import type { PaymentAdviceStore } from "./payment-advice-store";
import { adviceFacts } from "./report-facts";
import { formatLabels, reportWords as words } from "./words";

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
        <SummaryFacts facts={adviceFacts(record)} />
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

const formats: readonly ReportFormat[] = ["excel", "pdf", "word"];

type DownloadMenuProps = {
  label: string;
  isBusy: boolean;
  /** The reason why there is nothing to download. */
  reason?: string | undefined;
  onChoose: (format: ReportFormat) => void;
};

/** Selects Excel, PDF or Word (specification 3, section 2.5). */
export function DownloadMenu({ label, isBusy, reason, onChoose }: DownloadMenuProps) {
  const menu = (
    <Menu aria-label={label}>
      {formats.map((format) => (
        <MenuItem key={format} text={formatLabels[format]} onClick={() => onChoose(format)} />
      ))}
    </Menu>
  );
  if (reason !== undefined)
    return <ActionButton icon={<Download />} endIcon={<CaretDown />} text={label} reason={reason} />;
  return (
    <PopoverNext content={menu} placement="bottom-end" animation="minimal" popupKind={PopupKind.MENU} disabled={isBusy}>
      <ActionButton icon={<Download />} endIcon={<CaretDown />} text={label} busy={isBusy} />
    </PopoverNext>
  );
}
