import { observer } from "mobx-react-lite";
import type { BulkOptionsDraft } from "../../../application/payments/bulk-options-draft";
import type { BulkOptions } from "../../../domain/payments/bulk";
import type { FormStore } from "../../kit/fields/form-store";
import { KeepPayeeField } from "../keep-payee-field";
import { ScheduleFields } from "../single/schedule-fields";
import { words } from "./bulk-words";

type Props = { options: FormStore<BulkOptionsDraft, BulkOptions>; isSchedulable: boolean };

/** The options of all rows: whether to save their payees as a list and, for transfers, when to pay. */
export const BulkOptionsFields = observer(function BulkOptionsFields({ options, isSchedulable }: Props) {
  return (
    <div className="bulk-options">
      <KeepPayeeField
        label={words.keepList}
        value={options.draft.keepsPayee}
        onChange={(text) => options.set("keepsPayee", text)}
      />
      {isSchedulable && <ScheduleFields form={options} />}
    </div>
  );
});
