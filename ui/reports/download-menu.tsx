import { Menu, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CaretDown, Download } from "@blueprintjs/icons";
import type { ReportFormat } from "../../domain/reports/report";
import { ActionButton } from "../kit/action-button";
import { formatLabels } from "./words";

const formats: readonly ReportFormat[] = ["excel", "pdf", "word"];

type Props = {
  label: string;
  isBusy: boolean;
  /** The reason why there is nothing to download. */
  reason?: string | undefined;
  onChoose: (format: ReportFormat) => void;
};

/** Selects Excel, PDF or Word (specification 3, section 2.5). */
export function DownloadMenu({ label, isBusy, reason, onChoose }: Props) {
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
