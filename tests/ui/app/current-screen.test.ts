import { beforeEach, describe, expect, it, vi } from "vitest";

const fetched = vi.hoisted(() => [] as string[]);
vi.mock("../../../ui/dashboard/dashboard-screen", () => {
  fetched.push("dashboard");
  return { DashboardScreen: () => null };
});
vi.mock("../../../ui/requests/my-requests-screen", () => {
  fetched.push("my requests");
  return { MyRequestsScreen: () => null };
});

beforeEach(() => {
  fetched.length = 0;
  vi.resetModules();
});

async function fetchedWithTheWorkspaceAt(path: string): Promise<readonly string[]> {
  history.replaceState(null, "", path);
  await import("../../../ui/app/current-screen");
  await vi.waitFor(() => expect(fetched).not.toEqual([]));
  return fetched;
}

describe("the code loaded with the workspace", () => {
  it("after a sign-in the dashboard's code is loaded before anything is rendered", async () => {
    expect(await fetchedWithTheWorkspaceAt("/login")).toEqual(["dashboard"]);
  });

  it("an address of another screen loads its code instead of the dashboard's", async () => {
    expect(await fetchedWithTheWorkspaceAt("/myRequests")).toEqual(["my requests"]);
  });
});
