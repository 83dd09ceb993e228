import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { campaignsFor, changesDatabases } from "../campaigns";

it("a change of the ledger, the database or the codes runs the campaign that kills banks", () => {
  for (const path of ["mock-bank/ledger/post.ts", "mock-bank/opening/open.ts", "mock-bank/otp/send-code.ts"]) {
    const files = campaignsFor(["README.md", path]);
    expect(files).toContain("tests/mock-bank/chaos.campaign.test.ts");
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(changesDatabases([path])).toBe(!path.includes("otp"));
  }
});

it("a change of screens runs no campaign", () => {
  expect(campaignsFor(["ui/app/routes.ts", "mock-bank/ledger.md", "docs/mock-bank/ledger/post.ts"])).toEqual([]);
});
