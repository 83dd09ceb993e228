import type { Access } from "../../contract/description/access";
import { type Caller, type Refusal, refuse } from "../core/handler";

export const NOT_PERMITTED = refuse("You don't have permission to do this.");
const PASSWORD_FIRST = refuse("Please create a new password first.");

/** Returns why a live session may not make the call; undefined if it may. */
export function denialOf(
  rule: Access,
  who: Pick<Caller, "role" | "menus"> & { readonly mustChangePassword: boolean },
): Refusal | undefined {
  if (who.mustChangePassword && !rule.beforePasswordChange) return PASSWORD_FIRST;
  const hasMenu = !rule.menus || rule.menus.some((menu) => who.menus.includes(menu));
  const hasRole = !rule.roles || rule.roles.includes(who.role);
  return hasMenu && hasRole ? undefined : NOT_PERMITTED;
}

/** Whether a signed-in caller may also make the call of this rule; some answers depend on it. */
export const isPermitted = (rule: Access, caller: Pick<Caller, "menus" | "role">): boolean =>
  !denialOf(rule, { ...caller, mustChangePassword: false });
