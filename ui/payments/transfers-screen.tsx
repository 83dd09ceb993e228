import { useState } from "react";
import type { Category } from "../../domain/requests/categories";
import { CategoryChoice } from "../requests/category-choice";
import { categoryIn, handoverOf } from "../requests/handover";
import { categoryLabels } from "../requests/words";
import { useNavigation } from "../shared/navigation";
import { Screen } from "../shared/screen";
import { BulkPayment } from "./bulk/bulk-payment";
import { OtherBankForm } from "./other-bank-form";
import { OwnTransferForm } from "./own-transfer-form";
import { SameBankForm } from "./same-bank-form";
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
        <FormOf category={category} />
      </CategoryChoice>
    </Screen>
  );
}

function FormOf({ category }: { category: Category }) {
  switch (category) {
    case "ownAccounts":
      return <OwnTransferForm />;
    case "sameBank":
      return <SameBankForm />;
    case "otherBank":
      return <OtherBankForm />;
    case "bulkTransfer":
      return <BulkPayment category={category} />;
    default:
      return null;
  }
}
