import { describe, expect, it } from "vitest";
import { type Schema, schemaOf } from "../../contract/description/json-schema";
import type { Endpoint } from "../../contract/endpoint";
import { envelope } from "../../contract/envelope";
import { bankApi } from "../../contract/index";
import { type DocumentedCall, documentedCalls } from "./documented-calls";

const endpoints = Object.values(bankApi).flatMap((area) => Object.values<Endpoint>(area));
const callOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Returns the names of all fields, such as `rows[].id`; `{}` is any key. */
function namesIn(schema: Schema, prefix = ""): string[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as Schema[];
  const properties = Object.entries(schema.properties ?? {}) as [string, Schema][];
  const own = properties.flatMap(([name, part]) => namesIn(part, prefix ? `${prefix}.${name}` : name));
  const others = parts.flatMap((part) => namesIn(part, prefix));
  const items = schema.items ? namesIn(schema.items as Schema, `${prefix}[]`) : [];
  const values = keyed(schema) ? namesIn(schema.additionalProperties as Schema, `${prefix}{}`) : [];
  const isLeaf = schema.type !== "object" && schema.type !== "array" && schema.type !== "null" && parts.length === 0;
  return [...own, ...others, ...items, ...values, ...(isLeaf && prefix ? [prefix] : [])];
}

const keyed = ({ additionalProperties }: Schema): boolean =>
  typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0;

const sorted = (...names: (string | undefined)[]): string[] =>
  [...new Set(names.flatMap((text) => (text ? text.split(" ") : [])))].sort();

const fieldsOf = (type: Endpoint["input"] | Endpoint["reply"]): string[] => sorted(...namesIn(schemaOf(type)));

describe("the calls of the specification", () => {
  it.each(documentedCalls.map((documented) => [documented.call, documented.rows, documented] as const))(
    "%s sends and answers the documented fields %s",
    (_call, _rows, documented) => {
      const endpoint = endpoints.find((each) => callOf(each) === documented.call);
      expect(endpoint && described(endpoint)).toEqual(transcribed(documented));
    },
  );

  it("the contract has no other calls except the extensions", () => {
    const calls = documentedCalls.map(({ call }) => call);
    const others = endpoints.filter((endpoint) => !calls.includes(callOf(endpoint)));
    expect(others.filter(({ extension }) => !extension).map(callOf)).toEqual([]);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it("the recall has a second path in lower case @S3-7-37 @S3-7-38", () => {
    const recall = endpoints.find((each) => callOf(each) === "POST /transfer/transactionRecall");
    expect(recall?.alternativePath).toBe("/transfer/transactionrecall");
  });

  it("every answer has a code, and errors have a description and a failureCount @S1-7-18 @S2-7-24 @S3-7-18", () => {
    const added = ["endReason"];
    expect(fieldsOf(envelope)).toEqual(sorted("code description failureCount", ...added));
  });
});

const described = ({ encoding, input, reply, answer }: Endpoint) => ({
  sentAs: encoding,
  sends: fieldsOf(input),
  answers: answer === "file" ? [] : fieldsOf(reply),
});

const transcribed = ({ sentAs, sends, sendsMore, answers, answersMore }: DocumentedCall) => ({
  sentAs,
  sends: sorted(sends, sendsMore),
  answers: sorted(answers, answersMore),
});
