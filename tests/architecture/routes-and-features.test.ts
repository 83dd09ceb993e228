import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { menuTitles } from "../../domain/session/permissions";
import { featureFiles } from "../../features/support/selection";
import { routes } from "../../ui/app/routes";

const features = featureFiles().map((path) => readFileSync(path, "utf8"));
const words = "session otp accounts payments beneficiaries schedules bills fx approvals requests reports support".split(
  " ",
);
/** Folders of features that concern all areas. */
const across = ["dashboard", "accessibility", "contract"];

describe("Routes, menu and features", () => {
  it("every path of the specification has one route, and so have the accessibility statement and the activity", () => {
    expect(routes.map(({ path }) => path)).toHaveLength(25);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(25);
  });

  it("every path appears in a feature", () => {
    const unmentioned = routes.filter(({ path }) => !features.some((feature) => mentions(feature, path)));
    expect(unmentioned.map(({ path }) => path)).toEqual([]);
  });

  it("every permission has one menu entry, and every menu entry asks for a permission", () => {
    const entries = routes.filter(({ menu }) => menu);
    expect(entries.map(({ permission }) => permission).sort()).toEqual(Object.keys(menuTitles).sort());
    // Reached from their parent pages.
    const below = routes.filter(({ permission, menu }) => permission && !menu);
    expect(below.map(({ path }) => path)).toEqual(["/beneficiaries/add", "/transactionReports/activity"]);
  });

  it("the feature with the full menu lists the menu entries in the order of the routes", () => {
    const permissions = readFileSync("features/session/permissions.feature", "utf8");
    const [, table = ""] = /exactly these menu entries:\n((?:\s*\|.*\n)+)/.exec(permissions) ?? [];
    const listed = table
      .split("\n")
      .map((line) => line.replaceAll("|", "").trim())
      .filter(Boolean);
    expect(listed).toEqual([...routes.flatMap(({ menu }) => menu ?? []), "Log Out"]);
  });

  it("every folder of features is named after an area of the domain", () => {
    const folders = readdirSync("features", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const own = ["console", "lessons", "pages", "requirements", "steps", "support"];
    const strangers = folders.map(({ name }) => name).filter((name) => ![...words, ...across, ...own].includes(name));
    expect(strangers).toEqual([]);
  });
});

const mentions = (feature: string, path: string): boolean =>
  feature.includes(`"${path}"`) || new RegExp(`\\|\\s*${path.replaceAll("/", "\\/")}\\s*\\|`).test(feature);
