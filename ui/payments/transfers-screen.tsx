import type { ReactNode } from "react";
import type { CategoryIn } from "../../domain/requests/categories";
import { words } from "../shared/payments/words";
import { CategoryChoice } from "../shared/requests/category-choice";
import { useChosenCategory } from "../shared/requests/use-chosen-category";
import { Screen } from "../shared/screen";
import { BulkTab } from "./bulk-tab";
import { OtherBankForm } from "./other-bank-form";
import { OwnTransferForm } from "./own-transfer-form";
import { SameBankForm } from "./same-bank-form";

const groups = ["transfers"] as const;
const forms: { readonly [C in CategoryIn<"transfers">]: () => ReactNode } = {
  ownAccounts: () => <OwnTransferForm />,
  sameBank: () => <SameBankForm />,
  otherBank: () => <OtherBankForm />,
  bulkTransfer: () => <BulkTab category="bulkTransfer" />,
};

/** The Transfers screen (specification 2, section 2.1). */
export function TransfersScreen() {
  const { choice } = useChosenCategory(groups);
  return (
    <Screen title={words.title}>
      <CategoryChoice {...choice} narrowLayout="picker" offersBulkForms prompt={words.selectCategory}>
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
