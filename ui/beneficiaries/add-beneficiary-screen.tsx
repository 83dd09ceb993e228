import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Payee, PayeeKind } from "../../domain/beneficiaries/beneficiary";
import { maySubmit } from "../../domain/session/roles";
import { type Outcome, StatusDialog } from "../kit/dialogs/status-dialog";
import { ChoiceField } from "../kit/fields/choice-field";
import { EmptyState } from "../kit/loading/list-states";
import { Screen } from "../kit/navigation/screen";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { failedChange } from "../operations/action-store";
import { useServices, useUser } from "../services";
import { PayeeForm } from "./payee-form";
import { newPayeeStore } from "./payee-store";
import { kinds, sections } from "./sections";
import { words } from "./words";
import "./beneficiaries.css";

/** Add Beneficiary. It opens with the category that the list showed (specification 2, section 2.4). */
export const AddBeneficiaryScreen = observer(function AddBeneficiaryScreen() {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [payee, setPayee] = useState(() => newPayeeStore(services, kindNamed(navigation.handover.tab)));
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  useLeaveGuard(payee.store.form);

  const goBack = () => {
    const [section] = sections[payee.kind];
    navigation.go("/beneficiaries", { state: { tab: payee.kind, subTab: section } });
  };
  const choose = (kind: PayeeKind) =>
    navigation.leaveGuard.ask(() => {
      navigation.replaceHandover({ tab: kind });
      setPayee(newPayeeStore(services, kind));
    });
  const add = async (added: Payee) => {
    setPending(true);
    const result = await services.beneficiaries.add(added);
    setPending(false);
    setOutcome(
      result.ok
        ? { kind: "succeeded", message: result.value.message ?? words.added }
        : failedChange(result.failure, words.notAdded),
    );
  };
  const close = () => {
    setOutcome(undefined);
    if (outcome?.kind !== "succeeded") return;
    payee.store.form.clear();
    goBack();
  };
  if (!maySubmit(user)) return <ViewOnly />;
  return (
    <Screen title={words.addTitle}>
      <div className="payee-panel">
        <Button variant="minimal" icon={<ChevronLeft />} text={shared.back} onClick={goBack} className="back" />
        <ChoiceField
          label={words.category}
          value={payee.kind}
          onChange={(kind) => choose(kindNamed(kind))}
          choices={kinds.map((kind) => ({ value: kind, text: words.categories[kind] }))}
        />
        <PayeeForm
          key={payee.kind}
          payee={payee}
          submit={words.add}
          mode="add"
          isPending={isPending}
          onSubmit={(added) => void add(added)}
        />
      </div>
      <StatusDialog outcome={outcome} onClose={close} />
    </Screen>
  );
});

const kindNamed = (name: string | undefined): PayeeKind => kinds.find((kind) => kind === name) ?? "account";

/** Shown to users who may not submit payments: they may not save payees either. */
const ViewOnly = () => (
  <Screen title={words.addTitle}>
    <EmptyState title={words.viewOnly} />
  </Screen>
);
