import { Button } from "@blueprintjs/core";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import { payDestinationOf } from "./payment-screens";
import { words } from "./words";

/** Opens the payment form for this payee, filled in (S2-2.1-17). Hidden if the user cannot use that form. */
export function PayButton({ saved }: { saved: Beneficiary }) {
  const navigation = useNavigation();
  const destination = payDestinationOf(saved, useUser());
  if (!destination) return null;
  return (
    <Button
      size="small"
      text={words.pay}
      aria-label={words.payNamed(saved.name)}
      onClick={() => navigation.go(destination.path, { state: destination.state, payee: saved })}
    />
  );
}
