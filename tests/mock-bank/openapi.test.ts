import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import type { Schema } from "../../contract/description/json-schema";
import { type OpenApiDocument, openApiDocument } from "../../contract/description/openapi";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { examine } from "../../tools/verify-bank/examine";
import { isDescribed, leavesOf } from "../support/schema-leaves";

const document = openApiDocument("/corporate-banking/api");
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

const endpointOf = (id = ""): Endpoint => {
  const [noun = "", name = ""] = id.split(".");
  const found = (bankApi as Record<string, Record<string, Endpoint>>)[noun]?.[name];
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
};

describe("the OpenAPI document", () => {
  let problemsOf: (given: OpenApiDocument) => Promise<string[]>;

  beforeAll(async () => {
    const config = await createConfig({ extends: ["spec", "recommended-strict"] });
    problemsOf = async (given) => {
      const problems = await lintFromString({ source: JSON.stringify(given), absoluteRef: "openapi.json", config });
      return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer} ${message}`);
    };
  });

  it("the document is valid OpenAPI 3.1 by a public validator", async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  it("the validator reports an invalid document", async () => {
    const { responses: _, ...answerless } = operations[0] ?? {};
    const spoiled = { ...document, paths: { "/broken/{id}": { get: answerless } } };
    expect((await problemsOf(spoiled as unknown as OpenApiDocument)).length).toBeGreaterThan(1);
  });

  it("the document has every call of the contract, each with summary and section", () => {
    const count = Object.values(bankApi).reduce((sum, area) => sum + Object.keys(area).length, 0);
    expect(operations).toHaveLength(count);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(count);
    for (const { summary, "x-specification": section } of operations) expect(summary && section).toBeTruthy();
  });

  it("the document requires the six headers, but a session only where a call needs one", () => {
    const always = ["deviceId", "appVersion", "languageCode", "countryCode", "channel"];
    for (const { operationId, parameters } of operations) {
      const named = parameters.flatMap((each) => ("$ref" in each ? [each.$ref.replace(/.*\//, "")] : []));
      expect(named).toEqual(expect.arrayContaining(always));
      const { session } = endpointOf(operationId);
      expect([operationId, named.filter((name) => name.startsWith("sessionId"))]).toEqual([
        operationId,
        [session === "required" ? "sessionId" : "sessionIdIfAny"],
      ]);
    }
    const { parameters } = document.components as { parameters: Record<string, { name: string; required: boolean }> };
    expect(parameters.sessionId).toMatchObject({ name: "sessionId", required: true });
    expect(parameters.sessionIdIfAny).toMatchObject({ name: "sessionId", required: false });
  });

  it("each call has a recorded request and answer, which the contract accepts", () => {
    for (const { operationId, requestBody, parameters, responses } of operations) {
      const endpoint = endpointOf(operationId);
      const variables = parameters.flatMap((each) =>
        "name" in each && "example" in each ? [[each.name, each.example]] : [],
      );
      const body = Object.values(requestBody?.content ?? {})[0]?.examples?.recorded?.value as object | undefined;
      const request: object = { ...body, ...Object.fromEntries(variables) };
      // A file is described by its first bytes.
      const given = endpoint.encoding === "multipart" ? { ...request, file: new File(["PK"], "list.xlsx") } : request;
      expect([operationId, endpoint.input.safeParse(given).error?.issues]).toEqual([operationId, undefined]);
      if (endpoint.answer === "file") continue;
      const answer = responses[200].content["application/json"].examples?.recorded?.value;
      const isSignedIn = endpoint.session === "required";
      const { deviations, notes } = examine({ endpoint, input: request as CallFields, isSignedIn }, answer);
      expect([operationId, deviations, notes]).toEqual([operationId, [], []]);
    }
  });

  it("no example contains a secret that works", () => {
    const text = JSON.stringify(document);
    const values = (name: string) =>
      [...text.matchAll(new RegExp(`"${name}":"([^"]*)"`, "g"))].map(([, value]) => value);
    expect(new Set(["password", "otpPin"].flatMap(values))).toEqual(new Set(["12345"]));
    expect(new Set(values("sessionId"))).toEqual(new Set(["a-session-id"]));
    expect(new Set(["newPassword", "confirmPassword"].flatMap(values))).toEqual(new Set(["Harmattan#27"]));
  });

  it("every text and number of an answer has an enumeration, or a description with an example", () => {
    const bare = operations.flatMap(({ operationId, responses }) => {
      const answer = responses[200].content["application/json"].schema.oneOf?.[0];
      return answer ? leavesOf(answer as Schema, operationId).filter((leaf) => !isDescribed(leaf)) : [];
    });
    expect(bare.map(({ place }) => place)).toEqual([]);
  });

  it("fields are where they are sent: path, query, form, multipart", () => {
    expect(operation("otp.verify")?.parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: "otp", in: "path", required: true })]),
    );
    expect(JSON.stringify(operation("otp.verify")?.requestBody)).not.toContain("userName");
    expect(operation("payments.receipt")?.parameters).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: "trnxID", in: "query", required: true })]),
    );
    expect(Object.keys(operation("payments.toSelf")?.requestBody?.content ?? {})).toEqual([
      "application/x-www-form-urlencoded",
    ]);
    expect(Object.keys(operation("bulkTransfers.upload")?.requestBody?.content ?? {})).toEqual(["multipart/form-data"]);
  });

  it("flags are described as texts, and JSON texts with their content", () => {
    const body = operation("bulkTransfers.pay")?.requestBody?.content["application/x-www-form-urlencoded"];
    expect(body?.schema).toMatchObject({
      properties: {
        saveBen: { type: "string", enum: ["true", "false"] },
        transferData: {
          contentMediaType: "application/json",
          contentSchema: {
            items: { required: ["transactionType", "beneficiaryAccount", "beneficiaryName", "transactionAmount"] },
          },
        },
      },
    });
  });

  it("extensions are marked in calls, headers and fields, and have a tag of their own", () => {
    const added = operations.filter(({ "x-extension": isAdded }) => isAdded);
    expect(added.length).toBeGreaterThan(3);
    expect(operations.filter(({ tags }) => tags.includes("extensions"))).toEqual(added);
    expect(document["x-tagGroups"].flatMap(({ tags }) => tags)).toEqual(document.tags.map(({ name }) => name));
    const { parameters } = document.components as { parameters: Record<string, { "x-extension"?: true }> };
    const headers = Object.keys(parameters).filter((name) => parameters[name]?.["x-extension"]);
    expect(headers).toEqual(["X-Request-ID", "Intent"]);
    const rows = JSON.stringify(operation("reports.fetch")?.responses);
    expect(rows).toContain('"receiptFrom":{"x-extension":true');
    expect(rows).not.toContain('"narration":{"x-extension":true');
  });

  it("relations between fields are named", () => {
    expect(operation("requests.mine")).toMatchObject({
      description: expect.stringContaining("`size` counts the rows of all pages"),
      "x-relations": expect.arrayContaining([expect.stringContaining("`size` counts the rows of all pages")]),
    });
  });

  it("extensions, confirmed calls, second paths and files are marked", () => {
    expect(operation("schedules.remove")).toMatchObject({ "x-extension": true, "x-effect": "confirmed" });
    expect(operation("payments.toSelf")).not.toHaveProperty("x-extension");
    expect(JSON.stringify(operation("payments.toSelf")?.parameters)).toContain("Idempotency-Key");
    expect(operation("requests.recall")).toMatchObject({ "x-also-at": "/transfer/transactionrecall" });
    expect(JSON.stringify(operation("reports.download")?.responses)).toContain("application/pdf");
  });

  it("every call documents the status 500, and 503 with Retry-After", () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses)).toEqual(["200", "401", "500", "503"]);
      expect(responses[503]).toMatchObject({ headers: { "Retry-After": { schema: { type: "integer" } } } });
    }
  });

  it("every text of a form has a maximum length, at most that of the body", () => {
    const form = operation("bulkTransfers.pay")?.requestBody?.content["application/x-www-form-urlencoded"]?.schema;
    const fields = Object.entries(form?.properties ?? {}) as [
      string,
      { enum?: unknown; const?: unknown; maxLength?: number },
    ][];
    const free = fields.filter(([, field]) => field.enum === undefined && field.const === undefined);
    expect(free.filter(([, { maxLength }]) => maxLength === undefined)).toEqual([]);
    expect(Object.fromEntries(free)).toMatchObject({
      transferData: { maxLength: bankApi.bulkTransfers.pay.bytesMax },
      benName: { maxLength: 100 },
    });
  });
});
