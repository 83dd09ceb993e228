import { expect, it } from "vitest";
import * as z from "zod/mini";
import { encode } from "../../../../adapters/bank-api/transport/encoding";
import { endpoint } from "../../../../contract/endpoint";

const input = { id: "a/b 1", page: 2, query: undefined, name: "Ama & Kofi" };
const encodedAs = (encoding: "none" | "query" | "form" | "multipart") =>
  encode(
    endpoint({
      method: "POST",
      path: "/things/:id",
      encoding,
      session: "optional",
      effect: "read",
      summary: "",
      specification: "",
      input: z.looseObject({}),
      reply: z.looseObject({}),
    }),
    input,
  );
const path = "/things/a%2Fb%201";

it.each([
  ["none", { path, query: "" }],
  ["query", { path, query: "?page=2&name=Ama+%26+Kofi" }],
  ["form", { path, query: "", form: "page=2&name=Ama+%26+Kofi" }],
] as const)(
  "the fields of a call with the encoding %s are in its path, and the other ones in the query, form or nowhere",
  (encoding, call) => {
    expect(encodedAs(encoding)).toEqual(call);
  },
);

it("the fields of a multipart call that are not in its path are in its body, except undefined ones", () => {
  const { multipart, ...call } = encodedAs("multipart");
  expect(call).toEqual({ path, query: "" });
  expect([...(multipart ?? [])]).toEqual([
    ["page", "2"],
    ["name", "Ama & Kofi"],
  ]);
});
