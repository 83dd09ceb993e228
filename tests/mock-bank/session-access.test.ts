import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Menu } from "../../contract/description/access";
import type { Endpoint } from "../../contract/endpoint";
import { menuTitles } from "../../contract/menu-titles";
import { servedCalls } from "../../mock-bank/calls/served-call";
import type { Role } from "../../mock-bank/core/handler";
import { handlers } from "../../mock-bank/handlers";
import { denialOf } from "../../mock-bank/session/access";
import { type OpenedCompany, openCompany, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { type CallName, expectedAccess } from "../support/expected-access";
import { sampleCalls } from "../support/sample-calls";
import { WireClient } from "../support/wire-client";

const NOT_PERMITTED = "You don't have permission to do this.";
const roles: readonly Role[] = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"];
const calls = servedCalls(handlers);
const names = Object.keys(expectedAccess) as CallName[];

/** Whether a signed-in user may make the call, by the table that is written by hand. */
const mayMake = (name: string, role: Role, menus: readonly Menu[]): boolean => {
  const { roles: allowed = roles, menus: needed } = expectedAccess[name as CallName];
  return allowed.includes(role) && (!needed || needed.some((menu) => menus.includes(menu)));
};

describe("The access table of the bank", () => {
  const user = { userId: "u", userName: "u", fullName: "U", companyId: "c", sessionId: "s", mustChangePassword: false };

  it("the bank serves every call of the contract, and needs a session where one is expected", () => {
    expect(calls.map(({ name }) => name)).toEqual(names);
    const isOpen = ({ endpoint }: { readonly endpoint: Endpoint }) => endpoint.session !== "required";
    expect(calls.filter(isOpen).map(({ name }) => name)).toEqual(names.filter((name) => !expectedAccess[name].roles));
  });

  it.each(names)("%s is open to the expected roles and menus only @S1-6-20 @S2-6-11 @S3-6-02 @S3-6-03", (name) => {
    const rule = calls.find((call) => call.name === name)?.access ?? {};
    for (const role of roles)
      for (const menu of menuTitles) {
        const isOpen = denialOf(rule, { ...user, role, menus: [menu] }) === undefined;
        expect({ role, menu, isOpen }).toEqual({ role, menu, isOpen: mayMake(name, role, [menu]) });
      }
  });
});

describe("The access table over the wire", () => {
  const log: string[] = [];
  const bank = aBank(async () => ({ logLevel: "info", logTo: { write: (line) => void log.push(line) } }));
  const samples = sampleCalls();
  const guarded = calls.filter(({ endpoint, name }) => endpoint.session === "required" && name !== "session.logout");
  const small: readonly Menu[] = ["Dashboard", "Transfers"];
  let company: OpenedCompany;
  const ask = async (client: WireClient, name: string, endpoint: Endpoint) => {
    const input = samples[name] ?? {};
    if (endpoint.answer === "file") {
      const { headers } = await client.download(endpoint, input);
      if (headers.has("content-disposition")) return { code: 0 };
    }
    return client.call(endpoint, input, { idempotencyKey: randomUUID() });
  };

  beforeAll(async () => {
    const users = [...roles.map((role) => ({ role })), { role: "Single" as const, menus: small }];
    company = await openCompany(bank.running, { users });
  });

  it.each([
    ...roles.map((role, place) => ({ who: role as string, role, menus: menuTitles as readonly Menu[], place })),
    { who: "Single with two menus", role: "Single" as const, menus: small, place: roles.length },
  ])("a $who is refused exactly the calls of others, and each refusal is logged", async ({ role, menus, place }) => {
    const client = await signedIn(bank.running, company, place);
    log.length = 0;
    for (const { name, endpoint } of guarded) {
      const { description } = await ask(client, name, endpoint);
      expect([name, description !== NOT_PERMITTED]).toEqual([name, mayMake(name, role, menus)]);
    }
    // The bank's log writes these lines.
    const lines = log.map(
      (line) => JSON.parse(line) as { event?: string; time?: string; userId?: string; call: string },
    );
    const denied = lines.filter(({ event, userId }) => event === "authz_fail" && userId).map(({ call }) => call);
    expect([...new Set(denied)]).toEqual(
      guarded.filter(({ name }) => !mayMake(name, role, menus)).map(({ name }) => name),
    );
    expect(lines.every(({ time }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time ?? ""))).toBe(true);
    expect(log.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
  });

  it("a user who has lost a menu since the sign-in is refused its calls from then on", async () => {
    const client = await signedIn(bank.running, company, "Single");
    const { username } = userOf(company, "Single");
    const menus = JSON.stringify(["Dashboard"]);
    await bank.running.bank.db.updateTable("users").set({ menus }).where("username", "=", username).execute();
    for (const { name, endpoint } of guarded.filter((call) => !mayMake(call.name, "Single", ["Dashboard"])))
      expect([name, (await ask(client, name, endpoint)).description]).toEqual([name, NOT_PERMITTED]);
  });

  it("a stranger, and a user who was signed out by a newer sign-in, are refused every call", async () => {
    const older = await signedIn(bank.running, company, "Single");
    const { username, password } = userOf(company, "Single");
    await new WireClient(bank.running).signIn(username, password);
    const stranger = new WireClient(bank.running);
    for (const { name, endpoint } of guarded) {
      expect([name, (await ask(older, name, endpoint)).code]).toEqual([name, 104]);
      expect([name, (await ask(stranger, name, endpoint)).code]).toEqual([name, 103]);
    }
  });
});
