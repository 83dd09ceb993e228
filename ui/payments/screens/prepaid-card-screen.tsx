import type { ReactNode } from "react";
import type { CategoryIn } from "../../../domain/payments/categories";
import { Screen } from "../../kit/navigation/screen";
import { categoryLabels } from "../categories";
import { CategoryChoice } from "../category-choice";
import { useChosenCategory } from "../payment-screens";
import { CardLoadForm } from "../single/card-load-form";
import { cardWords, words } from "../words";
import { BulkTab } from "./bulk-tab";

const groups = ["prepaidCard"] as const;
const forms: { readonly [C in CategoryIn<"prepaidCard">]: () => ReactNode } = {
  prepaidCard: () => <CardLoadForm />,
  prepaidCardBulk: () => <BulkTab category="prepaidCardBulk" />,
};
const labels = { ...categoryLabels.pending, prepaidCard: cardWords.single };

/** The Prepaid Card Load screen (specification 2, section 2.3). */
export function PrepaidCardScreen() {
  const { choice } = useChosenCategory(groups);
  return (
    <Screen title={cardWords.title}>
      <CategoryChoice {...choice} labels={labels} narrowLayout="picker" isForPayments prompt={words.selectCategory}>
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
