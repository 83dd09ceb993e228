import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = readdirSync("ui", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join("ui", name));
const filesWith = (pattern: RegExp): string[] => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));

it("only the helper of stores calls makeAutoObservable", () => {
  expect(filesWith(/\bmakeAutoObservable\b/)).toEqual([join("ui", "kit", "make-store.ts")]);
  expect(filesWith(/\bmakeStore\(this\b/).length).toBeGreaterThan(40);
});

it("no store names private members as strings, because the compiler does not rename them", () => {
  expect(filesWith(/\bmakeObservable</)).toEqual([]);
});
