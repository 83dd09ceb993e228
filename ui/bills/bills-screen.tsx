import { ChevronLeft } from "@blueprintjs/icons";
import { type MouseEvent, useState } from "react";
import { CategoryChoice } from "../requests/category-choice";
import { categoryIn, handoverOf } from "../requests/handover";
import { categoryLabels } from "../requests/words";
import { useNavigation } from "../shared/navigation";
import { Screen } from "../shared/screen";
import { ContributionForm } from "./contribution-form";
import { InvoicePaymentForm } from "./invoice-payment-form";
import { words } from "./words";
import "./bills.css";

const groups = ["bills"] as const;
const PATH = "/billPayments";

/** Specification 3, section 2.4. */
export function BillsScreen() {
  const navigation = useNavigation();
  const [category, setCategory] = useState(() => categoryIn(navigation.handover, groups));
  const [visit, setVisit] = useState(0);
  /** Begins the page again, as it was when it was opened (S3-2.4-04). */
  const startAgain = (event: MouseEvent) => {
    event.preventDefault();
    navigation.ask(() => {
      navigation.keep({});
      setCategory(categoryIn({}, groups));
      setVisit((visits) => visits + 1);
    });
  };
  return (
    <Screen
      title={words.title}
      actions={
        <a className="bills-back" href={PATH} onClick={startAgain}>
          <ChevronLeft aria-hidden />
          {words.back}
        </a>
      }
    >
      <CategoryChoice
        key={visit}
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
        {category === "ssnit" ? <ContributionForm /> : <InvoicePaymentForm />}
      </CategoryChoice>
    </Screen>
  );
}
