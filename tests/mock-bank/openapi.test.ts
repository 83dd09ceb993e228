import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, describe, expect, it } from "vitest";
import { type OpenApiDocument, openApiDocument } from "../../adapters/bank-api/contract/description/openapi";
import { bankApi } from "../../adapters/bank-api/contract/index";

const document = openApiDocument("/corporate-banking/api");
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

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

  it("the document requires the six headers everywhere", () => {
    const six = ["deviceId", "appVersion", "languageCode", "countryCode", "channel", "sessionId"];
    for (const { parameters } of operations) {
      const named = JSON.stringify(parameters);
      for (const header of six) expect(named).toContain(`#/components/parameters/${header}"`);
    }
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
