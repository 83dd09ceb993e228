import { useState } from "react";
import type { BulkCategory } from "../../../domain/payments/categories";
import { useNavigation } from "../../kit/navigation/use-navigation";
import { Tabbed } from "../../kit/tabbed";
import { useWide } from "../../kit/use-wide";
import { words as shared } from "../../kit/words";
import { type BulkForm, bulkFormLabels, bulkForms } from "../categories";
import { bulkFormIn, handoverOf } from "../payment-screens";
import { BulkFileForm } from "./bulk-file-form";
import { BulkHandForm } from "./bulk-hand-form";

/** A bulk payment from a file or typed by hand, for all three kinds (specification 2, sections 2.1 to 2.3). */
export function BulkPayment({ category }: { category: BulkCategory }) {
  const navigation = useNavigation();
  const [form, setForm] = useState(() => bulkFormIn(navigation.handover));
  const hasTabs = useWide("md");
  const Form = form === "hand" ? BulkHandForm : BulkFileForm;
  const choose = (chosen: BulkForm) =>
    navigation.leaveGuard.ask(() => {
      navigation.replaceHandover(handoverOf(category, chosen));
      setForm(chosen);
    });
  return (
    <Tabbed
      id={`${category}-forms`}
      label={shared.groups}
      tabs={bulkForms.map((id) => ({ id, title: bulkFormLabels[id] }))}
      chosen={form}
      onChoose={choose}
      hasTabs={hasTabs}
      defersContent
    >
      <Form key={category} category={category} />
    </Tabbed>
  );
}
