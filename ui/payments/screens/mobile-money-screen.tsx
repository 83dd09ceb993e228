import type { ReactNode } from "react";
import type { CategoryIn } from "../../../domain/payments/categories";
import { Screen } from "../../kit/navigation/screen";
import { categoryLabels } from "../categories";
import { CategoryChoice } from "../category-choice";
import { useChosenCategory } from "../payment-screens";
import { WalletPaymentForm } from "../single/wallet-payment-form";
import { walletWords, words } from "../words";
import { BulkTab } from "./bulk-tab";

const groups = ["mobileMoney"] as const;
const forms: { readonly [C in CategoryIn<"mobileMoney">]: () => ReactNode } = {
  mobileMoney: () => <WalletPaymentForm />,
  mobileMoneyBulk: () => <BulkTab category="mobileMoneyBulk" />,
};

/** The Mobile Money screen (specification 2, section 2.2). */
export function MobileMoneyScreen() {
  const { choice } = useChosenCategory(groups);
  return (
    <Screen title={walletWords.title} titleOfTab={categoryLabels.pending[choice.chosen]}>
      <CategoryChoice {...choice} narrowLayout="picker" isForPayments prompt={words.selectCategory}>
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
