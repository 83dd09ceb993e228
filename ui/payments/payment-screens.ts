import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { type Category, type CategoryGroup, categories } from "../../domain/requests/categories";
import type { Permission } from "../../domain/session/permissions";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import type { Handover } from "../kit/navigation/navigation";
import { handoverOf } from "./handover";

/** The screen with the forms of each group. */
export const paymentScreens: {
  readonly [G in CategoryGroup]: { readonly path: string; readonly permission: Permission };
} = {
  transfers: { path: "/transfers", permission: "transfers" },
  mobileMoney: { path: "/mobileMoney", permission: "mobileMoney" },
  prepaidCard: { path: "/prepaidCardLoad", permission: "prepaidCardLoad" },
  bills: { path: "/billPayments", permission: "billPayments" },
  fx: { path: "/fxTransferRate", permission: "fxTransferRate" },
};

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
