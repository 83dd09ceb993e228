import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import type { Endpoint } from "../../adapters/bank-api/contract/endpoint";
import { bankApi } from "../../adapters/bank-api/contract/index";

const folder = "adapters/bank-api/contract/";
const endpoints = Object.entries(bankApi).flatMap(([noun, area]) =>
  Object.entries<Endpoint>(area).map(([name, endpoint]) => ({ id: `${noun}.${name}`, endpoint })),
);

describe.each(endpoints)("$id", ({ endpoint }) => {
  const { path, method, encoding, summary, specification, effect, session } = endpoint;
  const shape = (endpoint.input as z.ZodMiniObject).shape;
  const variables = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

  it("says what it does, in one line without a full stop", () => {
    expect(summary).toMatch(/^[A-Z].{9,120}[^.]$/);
  });

  it("names its document and section", () => {
    expect(specification).toMatch(/^[123], \d/);
  });

  it("finds its path variables among its fields", () => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(variables));
  });

  it("sends its fields the way its method can: a form, unless it is a file or a query @S2-7-01", () => {
    const hasFields = Object.keys(shape).length > variables.length;
    if (method === "GET") expect(encoding).toBe(hasFields ? "query" : "none");
    else expect(["form", "multipart", "none"]).toContain(encoding);
    expect(hasFields).toBe(encoding !== "none");
  });

  it("is not confirmed by someone who is not signed in", () => {
    if (effect === "confirmed") expect(session).toBe("required");
    if ("password" in shape && "passwordType" in shape) expect(effect).toBe("confirmed");
  });

  it("answers a file only where nothing is changed by asking for it", () => {
    if (endpoint.answer === "file") expect(effect).toBe("read");
  });

  it("takes long bodies of nobody but who is signed in", () => {
    if (endpoint.bytesMax) expect(session).toBe("required");
  });
});

describe("the contract", () => {
  it("declares no call twice, whatever the case of its path", () => {
    const calls = endpoints.map(({ endpoint }) =>
      `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ":")}`.toLowerCase(),
    );
    expect(calls).toEqual([...new Set(calls)]);
  });

  it("gives a second path only as another spelling of the first", () => {
    for (const { endpoint } of endpoints) {
      if (endpoint.alsoAt) expect(endpoint.alsoAt.toLowerCase()).toBe(endpoint.path.toLowerCase());
    }
  });

  it("renames to fields that exist", () => {
    for (const { endpoint } of endpoints) {
      const shape = (endpoint.input as z.ZodMiniObject).shape;
      for (const [other, field] of Object.entries(endpoint.alsoNamed ?? {})) {
        expect(shape).toHaveProperty(field);
        expect(shape).not.toHaveProperty(other);
      }
    }
  });

  it("marks as extensions exactly what the documents do not have", () => {
    expect(endpoints.filter(({ endpoint }) => endpoint.extension).map(({ id }) => id)).toEqual([
      "statements.complete",
      "statements.orderOfficial",
      "schedules.update",
      "schedules.remove",
      "requests.review",
    ]);
  });

  it("can be taken noun by noun: nothing of it imports the whole", () => {
    for (const file of readdirSync(folder).filter((name) => name !== "index.ts")) {
      expect(readFileSync(folder + file, "utf8"), file).not.toMatch(/from "\.\/index"/);
    }
  });

  it("costs the front door no field of a payment", () => {
    for (const file of ["session.ts", "otp.ts", "answers.ts", "envelope.ts"]) {
      expect(readFileSync(folder + file, "utf8"), file).not.toMatch(/from "\.\/(fields|payment-fields)"/);
    }
  });
});
