import { Button } from "@blueprintjs/core";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { type Category, categories } from "../../domain/requests/categories";
import { maySubmit } from "../../domain/session/roles";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import { handoverOf } from "./handover";
import { paymentScreens } from "./payment-screens";
import { words } from "./words";

/** Opens the payment form for this payee, filled in (S2-2.1-17). Hidden if the user cannot use that form. */
export function PayButton({ saved }: { saved: Beneficiary }) {
  const user = useUser();
  const navigation = useNavigation();
  const category = categoryOf(saved);
  const { path, permission } = paymentScreens[categories[category].group];
  if (!maySubmit(user) || !user.permissions[permission]) return null;
  return (
    <Button
      size="small"
      text={words.pay}
      aria-label={words.payNamed(saved.name)}
      onClick={() => navigation.go(path, { state: handoverOf(category), payee: saved })}
    />
  );
}

function categoryOf(saved: Beneficiary): Category {
  if (saved.kind === "wallet") return "mobileMoney";
  if (saved.kind === "card") return "prepaidCard";
  return saved.route === "sameBank" ? "sameBank" : "otherBank";
}
