import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isReadByClient, readers } from "../../../adapters/bank-api/read-as-client";
import examples from "../../../contract/description/examples.json" with { type: "json" };
import { examine } from "../../../tools/verify-bank/examine";
import { judge } from "../../../tools/verify-bank/judge";
import { minorUnitsIn } from "../../../tools/verify-bank/units";
import { changed } from "../../support/changed-answer";
import { allCalls } from "../../support/sample-calls";

const recorded: Readonly<Record<string, { readonly request: object; readonly answer: object }>> = examples;
const answered = allCalls.flatMap(([name, endpoint]) => {
  const example = recorded[name];
  return example && endpoint.answer !== "file" ? [{ name, endpoint, ...example }] : [];
});

type Change = { readonly path: string; readonly value: unknown };
async function effects(name: string, ...changes: readonly Change[]) {
  const found = answered.find((each) => each.name === name);
  if (!found) throw new Error(`There is no example of ${name}`);
  const { endpoint, request, answer } = found;
  const call = { endpoint, input: request as Record<string, unknown>, isSignedIn: false };
  const given = changes.reduce<object>(
    (before, { path, value }) =>
      changed(before, value === undefined ? { kind: "remove", path } : { kind: "set", path, value }),
    answer,
  );
  const { deviations } = await judge(call, given, examine(call, given));
  return deviations.map(({ part, place, effect }) => [place ?? part, effect]);
}

describe("the judgement of an answer", () => {
  it("each call whose rows an adapter may call unreadable has a reader", () => {
    const adapters = "adapters/bank-api";
    const files = readdirSync(adapters, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(adapters, name), "utf8"));
    const named = files.flatMap((text) =>
      text
        .split("bank.read(")
        .slice(1)
        .filter((read) => /\breadRows\(/.test(read.split(");\n")[0] ?? ""))
        .map((read) => /\w+\.\w+/.exec(read)?.[0]),
    );
    expect(named.length).toBeGreaterThan(3);
    const read = allCalls.filter(([, endpoint]) => readers.has(endpoint)).map(([name]) => name);
    expect(named.filter((name) => !read.includes(String(name)))).toEqual([]);
  });

  it.each(answered)("the client's readers read the recorded answer to $name", async ({ endpoint, request, answer }) => {
    const call = { endpoint, input: request as Record<string, unknown>, isSignedIn: endpoint.session === "required" };
    expect(await isReadByClient(call, answer)).toBe(true);
  });

  const type = { path: "transactions[0].type", value: "CR" };
  const currency = { path: "transactions[0].currency", value: "XTS" };
  it.each<[string, string, readonly Change[], readonly (readonly [string, string])[]]>([
    ["movements with CR", "statements.search", [type], [["transactions[0].type", "unreadable"]]],
    [
      "movements with an unlisted currency",
      "statements.search",
      [currency],
      [["transactions[0].currency", "tolerated"]],
    ],
    [
      "movements with both",
      "statements.search",
      [type, currency],
      [
        ["transactions[0].type", "unreadable"],
        ["transactions[0].currency", "tolerated"],
      ],
    ],
    ["a small c", "statements.search", [{ ...type, value: "c" }], [["transactions[0].type", "tolerated"]]],
    [
      "an unlisted status",
      "requests.mine",
      [{ path: "transactions[0].workFlowStatus", value: "WAITING" }],
      [["transactions[0].workFlowStatus", "tolerated"]],
    ],
    [
      "no account number at the sign-in",
      "session.authenticate",
      [{ path: "accountNumber", value: undefined }],
      [["accountNumber", "unreadable"]],
    ],
    [
      "no name at the sign-in",
      "session.authenticate",
      [{ path: "fullname", value: undefined }],
      [["fullname", "tolerated"]],
    ],
  ])("%s in the answer is judged as the client reads it", async (_, name, changes, expected) => {
    expect(await effects(name, ...changes)).toEqual(expect.arrayContaining(expected.map((each) => [...each])));
  });
});

describe("amounts in minor units", () => {
  const main = { balance: "5000.00", closing: "5000.00", balances: ["5000.00", "12"], movements: ["150.00", 20] };
  const whole = ["500000", "25050", 1250, "90000", "100"];
  it.each<[string, Partial<typeof main>, string | undefined]>([
    ["main units", {}, undefined],
    ["a few whole amounts", { balances: ["5000", "12"], movements: ["150"] }, undefined],
    ["balances in minor units", { balance: "500000" }, "a book balance 100 times the balance of the statement"],
    ["a statement in minor units", { closing: "500000" }, "a book balance a hundredth of the balance of the statement"],
    ["whole balances", { balances: whole.map(String) }, "balances without a single decimal, as if in minor units"],
    ["whole movements", { movements: whole }, "amounts of a statement without a single decimal, as if in minor units"],
  ])("%s are reported only if they seem to be in minor units", (_, changes, expected) => {
    expect(minorUnitsIn({ ...main, ...changes })).toBe(expected);
  });
});
