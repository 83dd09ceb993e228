import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { menuTitles } from "../../contract/menu-titles";
import { servedCalls } from "../../mock-bank/calls/served-call";
import type { Role } from "../../mock-bank/core/handler";
import { handlers } from "../../mock-bank/handlers";
import { type Access, access, denialOf, type Menu } from "../../mock-bank/session/access";
import { openCompany, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { sampleCalls } from "../support/sample-calls";
import { WireClient } from "../support/wire-client";

const calls = servedCalls(handlers);
const roles: readonly Role[] = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"];
const NOT_PERMITTED = "You don't have permission to do this.";

const who = (role: Role, menus: readonly Menu[] = menuTitles) => ({
  userId: "u",
  userName: "u",
  fullName: "U",
  companyId: "c",
  sessionId: "s",
  role,
  menus,
  mustChangePassword: false,
});
const may = (rule: Access, role: Role, menus?: readonly Menu[]) => denialOf(rule, who(role, menus)) === undefined;

describe("The authorization matrix", () => {
  it("the access matrix has a line for each call of the contract", () => {
    const contract = Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
      Object.keys(area).map((name) => `${word}.${name}`),
    );
    expect(calls.map(({ name }) => name)).toEqual(contract);
  });

  it("no user can confirm an action without a role and a menu for it", () => {
    const loose = calls.filter(({ endpoint, access: { roles, menus } }) => {
      const isConfirmed = endpoint.effect === "confirmed";
      return isConfirmed && (!roles?.length || !menus?.length);
    });
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it("a Viewer can confirm nothing and change nothing of the company @S3-6-03", () => {
    const changed = calls.filter(({ name, endpoint, access: rule }) => {
      const isOwnSession = /^(session|otp|support|notices)\./.test(name) || name === "statements.statement";
      return endpoint.effect !== "read" && !isOwnSession && may(rule, "Viewer");
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  it("only payers can pay and only authorizers can decide @S1-6-20 @S2-6-11 @S3-6-02 @S3-6-03", () => {
    const whoMay = (rule: Access) => roles.filter((role) => may(rule, role));
    const payers = ["Single", "Initiator", "Initiator & Authorizer"];
    const deciders = ["Authorizer", "Initiator & Authorizer"];
    const { payments, mobileMoney, prepaidCard, bulkTransfers, bills, fx, requests, approvals, schedules } = access;
    const paid = [
      payments.toSelf,
      payments.toSameBank,
      payments.toOtherBank,
      payments.toOtherBankAtOnce,
      bulkTransfers.pay,
      mobileMoney.pay,
      mobileMoney.payBulk,
      prepaidCard.load,
      prepaidCard.loadBulk,
      bills.payInvoice,
      bills.payContribution,
      fx.request,
      requests.recall,
      schedules.update,
      schedules.remove,
    ];
    for (const rule of paid) expect(whoMay(rule)).toEqual(payers);
    for (const rule of [approvals.approve, approvals.reject]) expect(whoMay(rule)).toEqual(deciders);
  });

  it("a Viewer can read every page of their menus but the limits of payments and the company's activity @S3-6-03", () => {
    const closed = calls.filter(({ endpoint, access: rule }) => endpoint.effect === "read" && !may(rule, "Viewer"));
    expect(closed.map(({ name }) => name)).toEqual(["payments.limits", "reports.activity", "reports.downloadActivity"]);
  });

  it.each(menuTitles)("a user with %s only can call nothing of another menu", (menu) => {
    for (const { access: rule } of calls) {
      const isOpen = !rule.menus || rule.menus.includes(menu);
      expect(roles.some((role) => may(rule, role, [menu]))).toBe(isOpen);
    }
  });
});

/** tests/attack/matrix.ts tests the other principals: signed out, and each role. */
describe("Over the wire", () => {
  const bank = aBank();
  const samples = sampleCalls();
  const ask = (client: WireClient, name: string, endpoint: Endpoint) =>
    client.call(endpoint, samples[name] ?? {}, { idempotencyKey: crypto.randomUUID() });
  const guarded = calls.filter(({ endpoint, name }) => endpoint.session === "required" && name !== "session.logout");

  it("a user with one menu is refused exactly the calls of other menus", async () => {
    const small = await openCompany(bank.running, { users: [{ role: "Single", menus: ["Dashboard", "Transfers"] }] });
    const client = await signedIn(bank.running, small, "Single");
    for (const { name, endpoint, access: rule } of guarded) {
      const { description } = await ask(client, name, endpoint);
      expect([name, description === NOT_PERMITTED]).toEqual([name, !may(rule, "Single", ["Dashboard", "Transfers"])]);
    }
  });

  it("a user who was signed out by a newer sign-in is refused every call", async () => {
    const company = await openCompany(bank.running);
    const older = await signedIn(bank.running, company, "Single");
    const { username, password } = userOf(company, "Single");
    await new WireClient(bank.running).signIn(username, password);
    for (const { name, endpoint } of guarded)
      expect([name, (await ask(older, name, endpoint)).code]).toEqual([name, 104]);
  });
});
