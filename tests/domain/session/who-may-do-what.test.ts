import { describe, expect, it } from "vitest";
import { menuTitles, permissionsOf } from "../../../domain/session/permissions";
import {
  mayDecide,
  mayOrderStatements,
  maySubmit,
  needsApproval,
  type Role,
  roleNames,
  roles,
} from "../../../domain/session/roles";

describe("roles", () => {
  const may = (role: Role) => {
    const user = { roles: [role] };
    return [maySubmit(user), needsApproval(user), mayDecide(user)];
  };

  it.each<[Role, boolean, boolean, boolean]>([
    ["Single", true, false, false],
    ["Initiator", true, true, false],
    ["Authorizer", false, false, true],
    ["Viewer", false, false, false],
    ["Initiator & Authorizer", true, true, true],
  ])(
    "role %s: may submit %s, needs approval %s, may decide %s @S1-6-14 @S1-6-20 @S2-6-11 @S3-6-02 @S3-6-03",
    (role, ...expected) => {
      expect(may(role)).toEqual(expected);
    },
  );

  it("the specification's five roles exist @S1-6-01 @S3-6-01", () => {
    expect(roles).toEqual(["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"]);
  });

  it("every role except the Viewer may order official statements", () => {
    expect(roles.filter((role) => !mayOrderStatements({ roles: [role] }))).toEqual(["Viewer"]);
    expect(mayOrderStatements({ roles: [] })).toBe(false);
    expect(mayOrderStatements({ roles: ["Viewer", "Authorizer"] })).toBe(true);
  });

  it("a user without a role may do nothing", () => {
    const userWithoutRole = { roles: [] };
    expect([maySubmit(userWithoutRole), needsApproval(userWithoutRole), mayDecide(userWithoutRole)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("one, two and more roles are joined to a text @S1-2.10-02..03", () => {
    expect(roleNames(["Initiator"])).toBe("Initiator");
    expect(roleNames(["Initiator", "Authorizer"])).toBe("Initiator and Authorizer");
    expect(roleNames(["A", "B", "C"])).toBe("A, B, C");
  });
});

describe("permissions @S1-6-21", () => {
  it("a permission is granted only if the bank returns exactly its title", () => {
    expect(Object.values(permissionsOf([]))).not.toContain(true);
    expect(Object.values(permissionsOf(["Pending Requests", "transfers", "Trainer", ""]))).not.toContain(true);
    expect(Object.values(permissionsOf(Object.values(menuTitles), true))).not.toContain(false);
  });

  it.each([
    ["Dashboard", "dashboard", "@S1-6-02"],
    ["Transfers", "transfers", "@S1-6-03"],
    ["Prepaid Card Load", "prepaidCardLoad", "@S1-6-04"],
    ["Bill Payments", "billPayments", "@S1-6-05"],
    ["Mobile Money", "mobileMoney", "@S1-6-06"],
    ["FX Transfers and Rates", "fxTransferRate", "@S1-6-07"],
    ["Pending Request", "pendingRequests", "@S1-6-08"],
    ["Bank Statements", "bankStatements", "@S1-6-09"],
    ["Schedule Transfers", "scheduleTransfers", "@S1-6-10"],
    ["Transaction Reports", "transactionReports", "@S1-6-11"],
    ["Beneficiaries", "beneficiaries", "@S1-6-12"],
    ["My Requests", "myRequests", "@S1-6-13"],
  ])("the title %s grants the permission %s and no other, and no other title grants it %s", (title, permission) => {
    const granted = Object.entries(permissionsOf([title])).filter(([, on]) => on);
    expect(granted).toEqual([[permission, true]]);
    const otherTitles = Object.values(menuTitles).filter((other) => other !== title);
    const denied = Object.entries(permissionsOf(otherTitles, true)).filter(([, on]) => !on);
    expect(denied).toEqual([[permission, false]]);
  });
});
