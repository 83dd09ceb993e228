import type { ReactNode } from "react";
import type { CategoryIn } from "../../domain/requests/categories";
import { categoryLabels } from "../shared/payments/labels";
import { words } from "../shared/payments/words";
import { CategoryChoice } from "../shared/requests/category-choice";
import { useChosenCategory } from "../shared/requests/use-chosen-category";
import { Screen } from "../shared/screen";
import { BulkTab } from "./bulk-tab";
import { WalletPaymentForm } from "./wallet-payment-form";
import { walletWords } from "./wallet-words";

const groups = ["mobileMoney"] as const;
const forms: { readonly [C in CategoryIn<"mobileMoney">]: () => ReactNode } = {
  mobileMoney: () => <WalletPaymentForm />,
  mobileMoneyBulk: () => <BulkTab category="mobileMoneyBulk" />,
};

/** The Mobile Money screen (specification 2, section 2.2). */
export function MobileMoneyScreen() {
  const { choice } = useChosenCategory(groups);
  return (
    <Screen title={walletWords.title(categoryLabels.pending[choice.chosen])}>
      <CategoryChoice {...choice} narrowLayout="picker" offersBulkForms prompt={words.selectCategory}>
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
