import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { Beneficiary, Payee } from "../../domain/beneficiaries/beneficiary";
import { maySubmit } from "../../domain/session/roles";
import { useLeaveGuard, useNavigation } from "../kit/navigation/use-navigation";
import { useServices, useUser } from "../services";
import type { BeneficiariesStore } from "./beneficiaries-store";
import { PayeeForm } from "./payee-form";
import { payeeStoreOf } from "./payee-store";
import { words } from "./words";

type Props = { store: BeneficiariesStore; saved: Beneficiary };

/** Changes or deletes a saved payee (specification 2, section 2.4). */
export const SingleEditor = observer(function SingleEditor({ store, saved }: Props) {
  const services = useServices();
  const user = useUser();
  const navigation = useNavigation();
  const [payee] = useState(() => payeeStoreOf(services, saved));
  useLeaveGuard(payee.store.form, saved.id);
  /** The form cannot change the kind of the payee, so the result has the same kind. */
  const save = (changed: Payee) => store.askToSave({ ...changed, id: saved.id });
  return (
    <div className="payee-panel">
      <Button
        variant="minimal"
        icon={<ChevronLeft />}
        text={words.back}
        className="back"
        onClick={() => navigation.leaveGuard.ask(() => store.open(undefined))}
      />
      <h2>{saved.name}</h2>
      {maySubmit(user) ? (
        <PayeeForm payee={payee} submit={words.save} mode="edit" isPending={store.isPending} onSubmit={save}>
          <Button
            intent="danger"
            variant="outlined"
            text={words.delete}
            onClick={() => store.askToDelete({ kind: "single", saved })}
          />
        </PayeeForm>
      ) : (
        <p>{words.viewOnly}</p>
      )}
    </div>
  );
});
