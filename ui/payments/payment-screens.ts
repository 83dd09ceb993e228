import type { CategoryGroup } from "../../domain/requests/categories";
import type { Permission } from "../../domain/session/permissions";

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
