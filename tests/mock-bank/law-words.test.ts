import { describe, expect, it } from "vitest";
import { schemaOf } from "../../contract/description/json-schema";
import type { Endpoint, InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { type ListedField, listedValues } from "../../contract/listed-values";
import { drillDownRows } from "../../contract/request-rows";
import { requestForm } from "../../contract/texts";
import type { Handler } from "../../mock-bank/core/handler";
import { handlers } from "../../mock-bank/handlers";
import { networkName, wordsOf } from "../../mock-bank/orders/listed-words";
import { reportedPayee } from "../../mock-bank/reports/report-rows";
import { type Category, categoryNames, nameOf } from "../../mock-bank/values/wire-names";
import { aCompanyWithRoute, requestOfEach } from "../support/a-request-of-each";
import type { Customer } from "../support/bank-customers";
import { onEmbedded } from "../support/bank-database";
import { expectedWords } from "../support/expected-words";

type Schema = { readonly [key: string]: unknown };
type Listed = { readonly field: string; readonly values: readonly unknown[] };

/** Returns the fields of an answer with listed values, at any depth. */
function listedIn(schema: unknown, field = ""): readonly Listed[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, enum: values, ...others } = schema as Schema;
  const here = Array.isArray(values) ? [{ field, values }] : [];
  const inFields = Object.entries((properties ?? {}) as Schema).flatMap(([name, held]) => listedIn(held, name));
  const inParts = Object.values(others).flatMap((part) =>
    Array.isArray(part) ? part.flatMap((each) => listedIn(each, field)) : listedIn(part, field),
  );
  return [...here, ...inFields, ...inParts];
}

const isFlag = (values: readonly unknown[]): boolean => values.includes("true");

const endpoints = Object.values(bankApi).flatMap((calls): readonly Endpoint[] => Object.values(calls));
const replies = endpoints.filter(({ answer }) => answer !== "file").map(({ reply }) => reply);
// The rows of a drill-down are a JSON text within its answer.
const listed = [...replies, drillDownRows]
  .flatMap((reply) => listedIn(schemaOf(reply)))
  .filter(({ values }) => !isFlag(values));

describe("The listed values of the contract", () => {
  it.each(Object.keys(listedValues) as ListedField[])("some answer has a field for each value of %s", (kind) => {
    for (const value of listedValues[kind]) expect(listed.some(({ values }) => values.includes(value))).toBe(true);
  });

  it("every field with listed values holds only values of the register", () => {
    // Whether a request is single or a bulk is never shown as a word.
    const known = new Set<unknown>([...Object.values(expectedWords).flatMap(Object.keys), ...requestForm.options]);
    expect(listed.filter(({ values }) => !values.every((value) => known.has(value)))).toEqual([]);
  });
});

describe("The words in files of the bank", () => {
  it.each(["requestStatus", "transferType", "contributionType"] as const)(
    `the codes of %s are written as the client shows them`,
    (kind) => {
      const table = Object.entries<string>(expectedWords[kind]);
      expect(table.map(([code]) => wordsOf(kind, code))).toEqual(table.map(([, word]) => word));
      expect(wordsOf(kind, "NEWER_VALUE")).toBe("Unknown");
    },
  );

  it("networks are written by their names", () => {
    const table = Object.entries(expectedWords.network);
    expect(table.map(([code]) => networkName(code))).toEqual(table.map(([, name]) => name));
    const bulk = { bulkId: "B1" };
    expect(table.map(([netWork]) => reportedPayee(bulk, { netWork }, 1).beneficiaryBank)).toEqual(
      table.map(([, name]) => name),
    );
  });
});

const isCode = (value: string): boolean => /^[A-Z]{2,}([_ -][A-Z]+)*$/.test(value);
/** Fields with texts in capital letters that are no codes of the bank: currencies, SWIFT codes and names. */
const isPlain = (field: string): boolean => /currency|swiftCode|name$/i.test(field);
/** Ordinary words that look like codes: MTN, SSNIT. */
const inWords = new Set(Object.values(expectedWords).flatMap((table) => Object.values<string>(table)));

/** Returns every text of an answer with the name of its field, including those within JSON texts. */
function textsIn(answer: unknown, field = ""): readonly (readonly [field: string, text: string])[] {
  if (typeof answer === "string")
    return answer.startsWith("[{") ? textsIn(JSON.parse(answer), field) : [[field, answer]];
  if (Array.isArray(answer)) return answer.flatMap((each) => textsIn(each, field));
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([name, held]) => textsIn(held, name));
}

/** Returns the answers that list a request of this kind: for its maker, for an authorizer and in reports. */
async function answersAbout(category: Category, id: string, { kofi, efua }: { kofi: Customer; efua: Customer }) {
  const { form, codes, report } = nameOf(category);
  const isBulk = form === "BULK";
  const page = { pageNumber: 1, pageSize: 10 };
  const read = async <E extends Endpoint>(who: Customer, endpoint: E, handler: unknown, fields: InputOf<E>) =>
    // Each handler serves its own endpoint.
    (await who.read({ endpoint, handler: handler as Handler<E> }, fields as never)).answer;
  const { approvals, requests, reports } = bankApi;
  return [
    isBulk
      ? await read(efua, approvals.pendingBulk, handlers.approvals.pendingBulk, {
          requestType: codes[0] as "TRANSFER",
          ...page,
        })
      : await read(efua, approvals.pending, handlers.approvals.pending, { transType: codes[0], ...page }),
    await read(kofi, requests.mine, handlers.requests.mine, { transType: codes[0], requestType: form, ...page }),
    await read(kofi, requests.review, handlers.requests.review, { transactionId: id }),
    await read(kofi, approvals.drillDown, handlers.approvals.drillDown, { bulkId: id, ...page }),
    isBulk
      ? await read(kofi, reports.fetchBulk, handlers.reports.fetchBulk, {
          transactionType: report as "MOBILE_MONEY_BULK",
          ...page,
        })
      : await read(kofi, reports.fetch, handlers.reports.fetch, { transactionType: report as "FX", ...page }),
    ...(isBulk
      ? [await read(kofi, reports.fetchBulkRows, handlers.reports.fetchBulkRows, { bulkId: id, ...page })]
      : []),
  ];
}

onEmbedded("Codes in the bank's answers", (bank) => {
  it.each(categoryNames)("every code about a request of %s is listed in the contract", async (category) => {
    const { people, route } = await aCompanyWithRoute(bank.db, ["Initiator", "Authorizer"]);
    const [kofi, efua] = people;
    const ask = async () => String((await requestOfEach[category].ask(kofi, route)).answer?.transactionId);
    const id = await ask();
    const answers = await answersAbout(category, id, { kofi, efua });
    await efua.approve(id);
    answers.push(...(await answersAbout(category, id, { kofi, efua })));
    const texts = answers.flatMap((answer) => textsIn(answer));
    expect(texts.length).toBeGreaterThan(20);
    const valuesOf = (field: string) => listed.filter((each) => each.field === field).flatMap(({ values }) => values);
    const unlisted = texts.filter(([field, text]) => {
      const values = valuesOf(field);
      // The transactionType of a request is a text; in a row of a bulk payment it is a code.
      const isClosed = values.length > 0 && field !== "transactionType";
      return !values.includes(text) && (isClosed || (isCode(text) && !isPlain(field) && !inWords.has(text)));
    });
    expect(unlisted).toEqual([]);
  });
});
