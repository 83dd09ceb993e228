import { useState } from "react";
import { CategoryChoice } from "../requests/category-choice";
import { categoryIn, handoverOf } from "../requests/handover";
import { categoryLabels } from "../requests/words";
import { EmptyFace } from "../shared/lists/faces";
import { useNavigation } from "../shared/navigation";
import { Screen } from "../shared/screen";
import { BulkPayment } from "./bulk/bulk-payment";
import { OwnTransferForm } from "./own-transfer-form";
import { words } from "./words";

const groups = ["transfers"] as const;

/** Specification 2, section 2.1. */
export function TransfersScreen() {
  const navigation = useNavigation();
  const [category, setCategory] = useState(() => categoryIn(navigation.handover, groups));
  return (
    <Screen title={words.title}>
      <CategoryChoice
        groups={groups}
        labels={categoryLabels.pending}
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
        {category === "bulkTransfer" ? (
          <BulkPayment category={category} />
        ) : category === "ownAccounts" ? (
          <OwnTransferForm />
        ) : (
          <EmptyFace title={words.later} />
        )}
      </CategoryChoice>
    </Screen>
  );
}
