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
  ])("role %s: may submit %s, needs approval %s, may decide %s", (role, ...expected) => {
    expect(may(role)).toEqual(expected);
  });

  it("the specification's five roles exist @S3-6-01", () => {
    expect(roles).toHaveLength(5);
  });

  it("a user without a role may do nothing", () => {
    const userWithoutRole = { roles: [] };
    expect([maySubmit(userWithoutRole), needsApproval(userWithoutRole), mayDecide(userWithoutRole)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("one, two and more roles are joined to a text", () => {
    expect(roleNames(["Initiator"])).toBe("Initiator");
    expect(roleNames(["Initiator", "Authorizer"])).toBe("Initiator and Authorizer");
    expect(roleNames(["A", "B", "C"])).toBe("A, B, C");
  });
});

describe("permissions @S1-6-21", () => {
  it("a permission is granted only if the bank returns exactly its title", () => {
    expect(Object.values(permissionsOf([]))).not.toContain(true);
    expect(Object.values(permissionsOf(["Pending Requests", "transfers", "Trainer", ""]))).not.toContain(true);
    expect(Object.values(permissionsOf(Object.values(menuTitles)))).not.toContain(false);
  });

  it.each(Object.entries(menuTitles))("the permission %s is granted by the title %s only", (permission, title) => {
    const granted = Object.entries(permissionsOf([title])).filter(([, on]) => on);
    expect(granted).toEqual([[permission, true]]);
  });
});
