import { useState } from "react";
import { CategoryChoice } from "../requests/category-choice";
import { categoryIn, handoverOf } from "../requests/handover";
import { categoryLabels } from "../requests/words";
import { useNavigation } from "../shared/navigation";
import { Screen } from "../shared/screen";
import { BulkPayment } from "./bulk/bulk-payment";
import { CardLoadForm } from "./card-load-form";
import { cardWords } from "./card-words";
import { words } from "./words";

const groups = ["prepaidCard"] as const;
const labels = { ...categoryLabels.pending, prepaidCard: cardWords.single };

/** Specification 2, section 2.3. */
export function PrepaidCardScreen() {
  const navigation = useNavigation();
  const [category, setCategory] = useState(() => categoryIn(navigation.handover, groups));
  return (
    <Screen title={cardWords.title}>
      <CategoryChoice
        groups={groups}
        labels={labels}
        chosen={category}
        small="picker"
        prompt={words.selectCategory}
        onChoose={(chosen) =>
          navigation.ask(() => {
            navigation.keep(handoverOf(chosen));
            setCategory(chosen);
          })
        }
      >
        {category === "prepaidCard" ? <CardLoadForm /> : <BulkPayment category="prepaidCardBulk" />}
      </CategoryChoice>
    </Screen>
  );
}
