import { Button } from "@blueprintjs/core";
import type { Beneficiary } from "../../../domain/beneficiaries/beneficiary";
import type { Category } from "../../../domain/requests/categories";
import type { Permission } from "../../../domain/session/permissions";
import { maySubmit } from "../../../domain/session/roles";
import { useNavigation } from "../navigation/use-navigation";
import { handoverOf } from "../requests/handover";
import { useUser } from "../services";
import { words } from "./words";

/** Opens the payment form for this payee, filled in (S2-2.1-17). Hidden if the user cannot use that form. */
export function PayButton({ saved }: { saved: Beneficiary }) {
  const user = useUser();
  const navigation = useNavigation();
  const { path, permission, category } = formOf(saved);
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

type PayingForm = { readonly path: string; readonly permission: Permission; readonly category: Category };

function formOf(saved: Beneficiary): PayingForm {
  if (saved.kind === "wallet") return { path: "/mobileMoney", permission: "mobileMoney", category: "mobileMoney" };
  if (saved.kind === "card")
    return { path: "/prepaidCardLoad", permission: "prepaidCardLoad", category: "prepaidCard" };
  const category = saved.route === "sameBank" ? "sameBank" : "otherBank";
  return { path: "/transfers", permission: "transfers", category };
}
