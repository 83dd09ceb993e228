import { access } from "../../contract/description/access";
import type { Connection } from "../database/tables";

/** Returns the company's users who may approve requests, by name, except the given ones. */
export async function approversOf(db: Connection, companyId: string, except: readonly string[]) {
  const { roles = [], menus = [] } = access.approvals.approve;
  const users = await db
    .selectFrom("users")
    .select(["id", "full_name", "menus"])
    .where("company_id", "=", companyId)
    .where("role", "in", [...roles])
    .where("active", "=", true)
    .orderBy("full_name")
    .execute();
  return users.filter((user) => !except.includes(user.id) && menus.some((menu) => user.menus.includes(menu)));
}

export async function isActive(db: Connection, userId: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("active").where("id", "=", userId).executeTakeFirst();
  return user?.active ?? false;
}

export const namesOf = (people: readonly { readonly full_name: string }[]): string[] =>
  people.map(({ full_name }) => full_name);
