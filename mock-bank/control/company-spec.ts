import * as z from "zod/mini";
import { menuTitles } from "../../contract/menu-titles";
import { currencies } from "../ledger/control-accounts";

const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
export const amountSchema = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, "Not an amount such as 1250.00"));
const positive = amountSchema.check(z.refine((text) => Number(text) > 0, "Must be above zero"));
const name = z.string().check(z.minLength(1), z.maxLength(100));

/** The body of `POST /control/companies`. */
export const companySpec = z.strictObject({
  name: z.optional(name),
  users: z
    .array(
      z.strictObject({
        role: z.enum(roles),
        username: z.optional(z.string().check(z.regex(/^[\w.@-]{1,60}$/, "Letters, digits and . _ - @ alone"))),
        menus: z.optional(z.array(z.enum(menuTitles))),
        /** The user has never signed in and must create a password first. */
        isNew: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(50)),
  accounts: z
    .array(z.strictObject({ currency: z.enum(currencies), balance: amountSchema, type: z.optional(name) }))
    .check(z.maxLength(50)),
  policy: z.optional(
    z.strictObject({
      secondApproverFrom: z.optional(positive),
      limitPerTransaction: z.optional(positive),
      limitPerDay: z.optional(positive),
      nameCheckAbove: z.optional(amountSchema),
    }),
  ),
});
