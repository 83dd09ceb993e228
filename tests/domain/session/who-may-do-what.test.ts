import { describe, expect, it } from "vitest";
import { menuTitles, permissionsOf } from "../../../domain/session/permissions";
import { mayDecide, maySubmit, needsApproval, type Role, roleNames, roles } from "../../../domain/session/roles";

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
  ])("%s: submits %s, needs approval %s, decides %s", (role, ...expected) => {
    expect(may(role)).toEqual(expected);
  });

  it("covers every role there is @S3-6-01", () => {
    expect(roles).toHaveLength(5);
  });

  it("lets nobody without a role do anything", () => {
    const nobody = { roles: [] };
    expect([maySubmit(nobody), needsApproval(nobody), mayDecide(nobody)]).toEqual([false, false, false]);
  });

  it("names one, two and more", () => {
    expect(roleNames(["Initiator"])).toBe("Initiator");
    expect(roleNames(["Initiator", "Authorizer"])).toBe("Initiator and Authorizer");
    expect(roleNames(["A", "B", "C"])).toBe("A, B, C");
  });
});

describe("permissions @S1-6-21", () => {
  it("are off until the bank returns their title, and on only by the exact title", () => {
    expect(Object.values(permissionsOf([]))).not.toContain(true);
    expect(Object.values(permissionsOf(["Pending Requests", "transfers", "Trainer", ""]))).not.toContain(true);
    expect(Object.values(permissionsOf(Object.values(menuTitles)))).not.toContain(false);
  });

  it.each(Object.entries(menuTitles))("%s comes with the title %s alone", (permission, title) => {
    const granted = Object.entries(permissionsOf([title])).filter(([, on]) => on);
    expect(granted).toEqual([[permission, true]]);
  });
});
