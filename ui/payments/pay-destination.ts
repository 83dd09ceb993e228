import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { type Category, categories } from "../../domain/requests/categories";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import type { Handover } from "../kit/navigation/navigation";
import { handoverOf } from "./handover";
import { paymentScreens } from "./payment-screens";

/** Returns the screen that pays a beneficiary, or undefined if the user may not use it. */
export function payDestinationOf(
  saved: Beneficiary,
  user: User,
): { readonly path: string; readonly state: Handover } | undefined {
  const category = categoryOf(saved);
  const { path, permission } = paymentScreens[categories[category].group];
  return maySubmit(user) && user.permissions[permission] ? { path, state: handoverOf(category) } : undefined;
}

function categoryOf(saved: Beneficiary): Category {
  if (saved.kind === "wallet") return "mobileMoney";
  if (saved.kind === "card") return "prepaidCard";
  return saved.route === "sameBank" ? "sameBank" : "otherBank";
}
