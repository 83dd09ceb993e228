import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type OpenApiDocument, openApiDocument } from "../../contract/description/openapi";
import { contractVersion } from "../../contract/description/version";
import { problemsOf } from "../../tools/contract/problems";
import { CHANGELOG_FILE, notesOf, RELEASED_FILE, readReleased, writtenOf } from "../../tools/contract/released";
import { changesBetween, surfaceOf } from "../../tools/contract/surface";

const document = openApiDocument("/corporate-banking/api");
const surface = surfaceOf(document);
const released = readReleased(readFileSync(RELEASED_FILE, "utf8"));
const changelog = readFileSync(CHANGELOG_FILE, "utf8");
const notes = "# Changes\n\n## 1.1.0\nA field.\n\n## 1.0.0\nThe first.\n";

/** Returns the surface of the document with a part of its JSON text replaced. */
function changed(from: string, to: string) {
  const text = JSON.stringify(document);
  expect(text).toContain(from);
  return surfaceOf(JSON.parse(text.replace(from, to)) as OpenApiDocument);
}

describe("the version of the contract", () => {
  it("no breaking change since the last release is without a new major number, and the change log has notes", () => {
    const problems = problemsOf(released, { version: contractVersion, surface }, changelog);
    expect(problems, "docs/contract-versions.md says how to release a version").toEqual([]);
  });

  it("a released surface is read as it was written", () => {
    expect(readReleased(writtenOf({ version: "1.2.3", surface }))).toEqual({ version: "1.2.3", surface });
    expect(() => readReleased("POST /customer/logout")).toThrow("begins with no version");
  });

  const status = '"workFlowStatus":{"type":"string","enum":["PENDING",';
  const breaking: readonly [string, string, string][] = [
    ["a value less", status, '"workFlowStatus":{"type":"string","enum":['],
    ["a value more", status, '"workFlowStatus":{"type":"string","enum":["WAITING","PENDING",'],
    ["another name of a field", '"availableBalance":', '"balance":'],
    ["another pattern", '"pattern":"^\\\\d{13}$"', '"pattern":"^\\\\d{14}$"'],
    ["another path", '"/transfer/toSelf":', '"/transfer/toOwn":'],
    ["another method", '"/transfer/toSelf":{"post":', '"/transfer/toSelf":{"put":'],
    [
      "a field that must be sent now",
      '"required":["transType","requestType","pageNumber","pageSize"]',
      '"required":["transType","requestType","pageNumber","pageSize","filter"]',
    ],
    [
      "a field of an answer that is required now",
      '"required":["accountNumber","currency"',
      '"required":["bankName","accountNumber","currency"',
    ],
    ["a relation more", '"x-relations":["', '"x-relations":["`a` is `b`","'],
    ["a shorter text in a form", '"maxLength":25', '"maxLength":20'],
  ];
  it.each(breaking)("%s needs a new major number", (_, from, to) => {
    const before = { version: "1.0.0", surface };
    const after = changed(from, to);
    const [demand, line] = problemsOf(before, { version: "1.1.0", surface: after }, notes);
    expect([demand, line]).toEqual(["A breaking change needs version 2.0.0:", expect.stringMatching(/^(gone|new): /)]);
    expect(problemsOf(before, { version: "2.0.0", surface: after }, notes.replace("1.1.0", "2.0.0"))).toEqual([]);
  });

  it("an optional field needs a new minor number only", () => {
    const added = changed('"accountType":', '"branch":{"type":"string"},"accountType":');
    expect(changesBetween(surface, added)).toEqual({
      breaking: [],
      added: ["GET /customer/accounts < accounts[].branch: string (optional)"],
    });
    const before = { version: "1.0.0", surface };
    expect(problemsOf(before, { version: "1.0.0", surface: added }, notes)[0]).toBe(
      "An addition needs a new minor version:",
    );
    expect(problemsOf(before, { version: "1.1.0", surface: added }, notes)).toEqual([]);
  });

  it("a required field of a new optional object is an addition, and one of an existing object is a breaking change", () => {
    const withLimits = (...required: readonly string[]) =>
      surface.concat(required.map((field) => `GET /customer/accounts < accounts[].${field}: string (required)`));
    const object = "GET /customer/accounts < accounts[].limits: object (optional)";
    expect(changesBetween(surface, [...withLimits("limits.currency"), object]).breaking).toEqual([]);
    expect(changesBetween([...surface, object], [...withLimits("limits.currency"), object]).breaking).toHaveLength(1);
    expect(changesBetween(surface, [...withLimits("limit"), object]).breaking).toHaveLength(1);
  });

  it("a call that banks need not serve is an addition, and one that they must serve is a breaking change", () => {
    const call = JSON.stringify(document.paths["/servicereq/currencies"]).replace("fx.currencies", "fx.countries");
    const withCall = (text: string) =>
      surfaceOf({ ...document, paths: { ...document.paths, "/servicereq/countries": JSON.parse(text) } });
    const optional = call.replace('"x-effect"', '"x-extension":true,"x-effect"');
    expect(changesBetween(surface, withCall(optional)).breaking).toEqual([]);
    expect(changesBetween(surface, withCall(call)).breaking[0]).toBe(
      "new: GET /servicereq/countries is fx.countries read (required)",
    );
  });

  it("words and examples are no part of the surface", () => {
    expect(changed('"description":"ISO 4217"', '"description":"A currency"')).toEqual(surface);
    expect(changed('"summary":"End the session"', '"summary":"Sign out"')).toEqual(surface);
  });

  it("a version without notes in the change log is a problem", () => {
    expect(notesOf(notes, "1.1.0")).toBe("A field.");
    expect(problemsOf({ version: "1.0.0", surface }, { version: "1.2.0", surface }, notes)).toEqual([
      "The change log has no notes of 1.2.0.",
    ]);
  });
});
