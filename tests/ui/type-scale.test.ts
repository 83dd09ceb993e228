import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The design tokens `--text-12` to `--text-28`, in pixels. */
const SCALE = [12, 14, 16, 20, 28];

const sheets = readdirSync("ui", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".css"))
  .map((path) => `ui/${path}`);

it("style sheets use the five sizes of text only, but for tables on paper", () => {
  const others = sheets.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/font-size: (\d+)px/g)]
      .filter(([, size]) => !SCALE.includes(Number(size)))
      .map(([declaration]) => `${path} ${declaration}`),
  );
  expect(others).toEqual(["ui/kit/styles/print.css font-size: 11px"]);
});

it("lists take the whole width, and all other pages of the workspace are 1,160 px wide", () => {
  const widths = { "kit/styles/workspace": 1, "payments/payments": 2, "beneficiaries/beneficiaries": 1 };
  for (const [name, count] of Object.entries(widths))
    expect(readFileSync(`ui/${name}.css`, "utf8").match(/max-width: 1160px/g), name).toHaveLength(count);
});
