import { Tab, Tabs } from "@blueprintjs/core";
import { useState } from "react";
import type { BulkCategory } from "../../../domain/requests/categories";
import { type BulkForm, bulkFormIn, handoverOf } from "../../requests/handover";
import { bulkFormLabels } from "../../requests/words";
import { useNavigation } from "../../shared/navigation";
import { reachable } from "../../shared/reachable-tab";
import { useWide } from "../../shared/use-wide";
import { BulkFileForm } from "./bulk-file-form";
import { BulkHandForm } from "./bulk-hand-form";

/** A payment to many, by file or by hand; the same for its three kinds (specification 2, sections 2.1 to 2.3). */
export function BulkPayment({ category }: { category: BulkCategory }) {
  const navigation = useNavigation();
  const [form, setForm] = useState(() => bulkFormIn(navigation.handover));
  const hasTabs = useWide("md");
  const Form = form === "hand" ? BulkHandForm : BulkFileForm;
  const panel = <Form key={category} category={category} />;
  if (!hasTabs) return panel;
  const choose = (chosen: BulkForm) =>
    navigation.ask(() => {
      navigation.keep(handoverOf(category, chosen));
      setForm(chosen);
    });
  return (
    <Tabs
      id={`${category}-forms`}
      selectedTabId={form}
      animate={false}
      renderActiveTabPanelOnly
      onChange={(chosen) => chosen !== form && choose(chosen === "hand" ? "hand" : "file")}
    >
      <Tab {...reachable} id="file" title={bulkFormLabels.file} panel={panel} />
      <Tab {...reachable} id="hand" title={bulkFormLabels.hand} panel={panel} />
    </Tabs>
  );
}
