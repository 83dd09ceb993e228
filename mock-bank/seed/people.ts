import { menuTitles } from "../../contract/menu-titles";
import type { UserPlan } from "../companies/open-company";
import { nameIn } from "../lookups/generated";

/** The password of every persona. */
export const SEED_PASSWORD = "Training@1";

/** A user for trainings; `purpose` is what the user demonstrates. */
export type Persona = UserPlan & { readonly purpose: string };
type Traits = Pick<Persona, "role" | "purpose"> & Partial<Pick<UserPlan, "menus" | "active" | "isNew">>;

const persona = (username: string, phone: string, domain: string, traits: Traits): Persona => {
  const { firstName = "", lastName = "" } = nameIn(username) ?? {};
  return { username, firstName, lastName, phone, email: `${username}@${domain}`, menus: menuTitles, ...traits };
};

const adom = "adom-trading.example";
const volta = "volta-agro.example";

/** One user for each thing that a role can or cannot do. */
export const adomPeople: readonly Persona[] = [
  persona("ama.mensah", "0244000001", adom, { role: "Single", purpose: "pays without approval" }),
  persona("kofi.boateng", "0244000002", adom, { role: "Initiator", purpose: "makes requests" }),
  persona("efua.asante", "0244000003", adom, { role: "Authorizer", purpose: "approves and rejects" }),
  persona("adjoa.sarpong", "0244000004", adom, { role: "Authorizer", purpose: "approves and rejects" }),
  persona("esi.darko", "0244000005", adom, {
    role: "Initiator & Authorizer",
    purpose: "makes and approves requests, never her own",
  }),
  persona("yaw.owusu", "0244000006", adom, { role: "Viewer", purpose: "looks, moves nothing" }),
  persona("akua.limited", "0244000007", adom, {
    role: "Single",
    purpose: "has only the menus Dashboard and Transfers",
    menus: ["Dashboard", "Transfers"],
  }),
  persona("kwame.newman", "0244000008", adom, {
    role: "Initiator",
    purpose: "signs in for the first time and must create a password",
    isNew: true,
  }),
  persona("abena.dormant", "0244000009", adom, { role: "Single", purpose: "has an inactive profile", active: false }),
];

/** Users of the second company, which cannot see the first one's data. */
export const voltaPeople: readonly Persona[] = [
  persona("selorm.agbeko", "0244000010", volta, { role: "Single", purpose: "belongs to the other company" }),
];
