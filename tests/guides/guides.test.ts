import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfiguration } from "../../contract/read-configuration";
import { select } from "../../features/support/selection";

const consoleFiles = readdirSync("mock-bank/console").filter((file) => /\.tsx?$/.test(file));

it("lessons, areas and buttons that the training guide names exist", async () => {
  const training = readFileSync("docs/training.md", "utf8").replace(/\s+/g, " ");
  const [, lesson = ""] = /lesson "([^"]+)"/.exec(training) ?? [];
  expect(await select([lesson])).toHaveLength(1);
  const listed = [...training.matchAll(/lessons of the areas? ([a-z]+(?:(?:, | and )[a-z]+)*)/g)];
  const areas = listed.flatMap(([, names = ""]) => names.split(/, | and /));
  expect(areas.length).toBeGreaterThan(5);
  expect(areas.filter((area) => !existsSync(join("features", area)))).toEqual([]);
  const console = consoleFiles.map((file) => readFileSync(join("mock-bank/console", file), "utf8")).join("\n");
  const [before = "", lessons = ""] = [/## Before.*?(?= ## |$)/, /## A lesson.*?(?= ## |$)/].map(
    (part) => part.exec(training)?.[0],
  );
  const pressed = [...`${before}${lessons}`.matchAll(/\*([A-Z][^*]+)\*/g)].map(([, name = ""]) => name);
  const inThePlan = [...training.matchAll(/Faults \("([^"]+)"\)/g)].map(([, name = ""]) => name);
  expect(pressed.length).toBeGreaterThan(5);
  expect([...pressed, ...inThePlan].filter((name) => !console.includes(name))).toEqual([]);
});

it("the example configuration of the guide can be read", () => {
  const [example = ""] = readFileSync("docs/real-bank.md", "utf8").match(/(?<=^```json\n).*?(?=^```)/ms) ?? [];
  expect(readConfiguration(example, "the guide").apiBasePath).toBe("https://api.bank.example/corporate-banking/api");
});
