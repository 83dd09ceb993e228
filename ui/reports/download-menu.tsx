import { Menu, MenuItem, PopoverNext, PopupKind } from "@blueprintjs/core";
import { CaretDown, Download } from "@blueprintjs/icons";
import type { ReportFormat } from "../../domain/reports/report";
import { ActionButton } from "../shared/action-button";
import { formatLabels, reportWords as words } from "./words";

const formats: readonly ReportFormat[] = ["excel", "pdf", "word"];

/** Excel, PDF or Word (specification 3, section 2.5). */
export function DownloadMenu({ isBusy, onChoose }: { isBusy: boolean; onChoose: (format: ReportFormat) => void }) {
  const menu = (
    <Menu aria-label={words.download}>
      {formats.map((format) => (
        <MenuItem key={format} text={formatLabels[format]} onClick={() => onChoose(format)} />
      ))}
    </Menu>
  );
  return (
    <PopoverNext content={menu} placement="bottom-end" animation="minimal" popupKind={PopupKind.MENU} disabled={isBusy}>
      <ActionButton icon={<Download />} endIcon={<CaretDown />} text={words.download} busy={isBusy} />
    </PopoverNext>
  );
}
