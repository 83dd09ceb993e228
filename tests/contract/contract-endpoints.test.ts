import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";

const folder = "contract/";
const endpoints = Object.entries(bankApi).flatMap(([noun, area]) =>
  Object.entries<Endpoint>(area).map(([name, endpoint]) => ({ id: `${noun}.${name}`, endpoint })),
);

describe.each(endpoints)("$id", ({ endpoint }) => {
  const { path, method, encoding, summary, specification, effect, session } = endpoint;
  const shape = (endpoint.input as z.ZodMiniObject).shape;
  const variables = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);

  it("the summary is one line without a full stop", () => {
    expect(summary).toMatch(/^[A-Z].{9,120}[^.]$/);
  });

  it("the specification names a document and section", () => {
    expect(specification).toMatch(/^[123], \d/);
  });

  it("the path variables are fields of the input", () => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(variables));
  });

  it("the encoding fits the method: a form unless the call has a file or a query @S2-7-01", () => {
    const hasFields = Object.keys(shape).length > variables.length;
    if (method === "GET") expect(encoding).toBe(hasFields ? "query" : "none");
    else expect(["form", "multipart", "none"]).toContain(encoding);
    expect(hasFields).toBe(encoding !== "none");
  });

  it("a confirmed call requires a session", () => {
    if (effect === "confirmed") expect(session).toBe("required");
    if ("password" in shape && "passwordType" in shape) expect(effect).toBe("confirmed");
  });

  it("a call that answers with a file changes nothing", () => {
    if (endpoint.answer === "file") expect(effect).toBe("read");
  });

  it("a call with a long body requires a session", () => {
    if (endpoint.bytesMax) expect(session).toBe("required");
  });
});

describe("the contract", () => {
  it("no call is declared twice, regardless of the case of its path", () => {
    const calls = endpoints.map(({ endpoint }) =>
      `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ":")}`.toLowerCase(),
    );
    expect(calls).toEqual([...new Set(calls)]);
  });

  it("a second path differs from the first only in case", () => {
    for (const { endpoint } of endpoints) {
      if (endpoint.alternativePath) expect(endpoint.alternativePath.toLowerCase()).toBe(endpoint.path.toLowerCase());
    }
  });

  it("alternative field names refer to existing fields", () => {
    for (const { endpoint } of endpoints) {
      const shape = (endpoint.input as z.ZodMiniObject).shape;
      for (const [other, field] of Object.entries(endpoint.fieldAliases ?? {})) {
        expect(shape).toHaveProperty(field);
        expect(shape).not.toHaveProperty(other);
      }
    }
  });

  it("README.md lists exactly the calls that are marked as extensions", () => {
    const section = /^## Which calls did this project add\?\n[^#]+/m.exec(readFileSync("README.md", "utf8"))?.[0] ?? "";
    const cells = [...section.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = ""]) => cell);
    const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+\.\w+)`/g)].map(([, id]) => id));
    const marked = endpoints.filter(({ endpoint }) => endpoint.extension).map(({ id }) => id);
    expect(listed.sort(), "README.md, “Which calls did this project add?”").toEqual(marked.sort());
  });

  it("no file of the contract imports the whole contract, so that each noun can be loaded separately", () => {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "index.ts")) {
      expect(readFileSync(folder + file, "utf8"), file).not.toMatch(/from "\.\/index"/);
    }
  });

  it("the files that the sign-in page loads do not import fields of payments", () => {
    for (const file of ["session.ts", "otp.ts", "answers.ts", "envelope.ts"]) {
      expect(readFileSync(folder + file, "utf8"), file).not.toMatch(/from "\.\/(fields|payment-fields|texts)"/);
    }
  });
});
