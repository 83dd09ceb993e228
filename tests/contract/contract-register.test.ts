import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Schema, schemaOf } from "../../contract/description/json-schema";
import type { Endpoint } from "../../contract/endpoint";
import { envelope } from "../../contract/envelope";
import { bankApi } from "../../contract/index";

const endpoints = Object.values(bankApi).flatMap((area) => Object.values<Endpoint>(area));

type Row = { readonly id: string; readonly text: string };
const rows: Row[] = [1, 2, 3]
  .flatMap((document) => readFileSync(`features/requirements/requirements-${document}.tsv`, "utf8").trim().split("\n"))
  .map((line) => line.split("\t"))
  .flatMap(([id = "", , , kind, text = ""]) => (kind === "call" ? [{ id, text }] : []));

const call = /\b(GET|POST|PUT) \/?([\w\-/{}]+)/;
const calls = rows.filter(({ text }) => call.test(text));
const unnamed = (path: string) => path.replace(/:\w+|\{\w+\}/g, ":");

function endpointOf({ text }: Row): Endpoint | undefined {
  const [, method, path = ""] = call.exec(text) ?? [];
  return endpoints.find((each) => each.method === method && unnamed(each.path) === unnamed(`/${path}`));
}

function fieldsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== "object" || schema === null) return found;
  for (const name of Object.keys((schema as Schema).properties ?? {})) found.add(name);
  for (const part of Object.values(schema)) fieldsOf(part, found);
  return found;
}
const fieldsOfCall = ({ input, reply, answer }: Endpoint) =>
  fieldsOf([input, answer ? envelope : reply, envelope].map(schemaOf));
const everyField = new Set(endpoints.flatMap((endpoint) => [...fieldsOfCall(endpoint)]));

/** Field names of other calls that are ordinary words in these rows. */
const prose = new Set(["answers", "approvals", "code", "password", "description", "filter", "file", "id", "text"]);
const looksLikeField = (word: string) => /[a-z][A-Z]/.test(word) || (everyField.has(word) && !prose.has(word));

describe("the calls of the register of requirements", () => {
  it("all calls of the register are in the contract", () => {
    expect(calls.length).toBeGreaterThan(85);
    expect(calls.filter((row) => !endpointOf(row))).toEqual([]);
  });

  it("rows without method and path are about calls in general", () => {
    expect(rows.filter((row) => !calls.includes(row)).map(({ id }) => id)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 35].map((n) => `S1-7-${String(n).padStart(2, "0")}`),
      "S2-7-22",
      "S3-1-09",
    ]);
  });

  it.each(calls)("$id names only fields of its call: $text", (row) => {
    const endpoint = endpointOf(row);
    const fields = endpoint ? fieldsOfCall(endpoint) : new Set();
    const after = row.text.replace(/\(also[^)]*\)/g, "").replace(call, "");
    const named = (after.match(/\w+/g) ?? []).filter(looksLikeField);
    expect(named.filter((name) => !fields.has(name))).toEqual([]);
  });

  it("the register contains every call of the contract except the extensions", () => {
    const documented = new Set(calls.map(endpointOf));
    const others = endpoints.filter((endpoint) => !documented.has(endpoint));
    expect(others.every(({ extension }) => extension)).toBe(true);
  });
});
