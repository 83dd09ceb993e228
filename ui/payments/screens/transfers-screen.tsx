import type { ReactNode } from "react";
import type { CategoryIn } from "../../../domain/payments/categories";
import { Screen } from "../../kit/navigation/screen";
import { CategoryChoice } from "../category-choice";
import { useChosenCategory } from "../payment-screens";
import { OtherBankForm } from "../single/other-bank-form";
import { OwnTransferForm } from "../single/own-transfer-form";
import { SameBankForm } from "../single/same-bank-form";
import { words } from "../words";
import { BulkTab } from "./bulk-tab";

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
      <CategoryChoice {...choice} narrowLayout="picker" isForPayments prompt={words.selectCategory}>
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
