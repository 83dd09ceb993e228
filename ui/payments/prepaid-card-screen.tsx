import type { ReactNode } from "react";
import type { CategoryIn } from "../../domain/requests/categories";
import { cardWords } from "../shared/payments/card-words";
import { categoryLabels } from "../shared/payments/labels";
import { words } from "../shared/payments/words";
import { CategoryChoice } from "../shared/requests/category-choice";
import { useChosenCategory } from "../shared/requests/use-chosen-category";
import { Screen } from "../shared/screen";
import { BulkTab } from "./bulk-tab";
import { CardLoadForm } from "./card-load-form";

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
      <CategoryChoice {...choice} labels={labels} narrowLayout="picker" offersBulkForms prompt={words.selectCategory}>
        {forms[choice.chosen]()}
      </CategoryChoice>
    </Screen>
  );
}
