import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openApiDocument } from "../../contract/description/openapi";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { ControlApi } from "../../mock-bank/console/control-api";
import { callsOf, kindOf } from "../../mock-bank/console/docs-fields";
import { DocsPage } from "../../mock-bank/console/docs-page";

const contract = openApiDocument("/corporate-banking/api");
const calls = callsOf(contract);
const addedCalls = Object.entries(bankApi).flatMap(([word, area]) =>
  Object.entries<Endpoint>(area).flatMap(([name, { extension }]) => (extension ? [`${word}.${name}`] : [])),
);
const call = (id: string) => calls.find((each) => each.id === id);

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(contract)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const { container } = render(<DocsPage api={new ControlApi()} />);
  await screen.findByText(`${calls.length} of ${calls.length} calls`);
  return container;
}
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText("Search calls, paths and fields"), { target: { value: text } });

describe("the API reference", () => {
  it("the reference shows every call in its group, with method, path, summary and section", async () => {
    const container = await open();
    expect(container.querySelectorAll("details.call")).toHaveLength(calls.length);
    const article = container.querySelector<HTMLElement>("[id='payments.toSelf']");
    expect(article?.closest("section")?.querySelector("h2")?.textContent).toBe("payments");
    for (const text of ["POST", "/transfer/toSelf", "2, 7 Payments", "Confirmed", "for amount"])
      expect(within(article as HTMLElement).getByText(text)).toBeTruthy();
    expect(article?.textContent).toContain("Who may call it. A signed-in user, with the menu Transfers");
  });

  it("the reference marks the calls and the fields that this project added", async () => {
    const container = await open();
    const extensions = [...container.querySelectorAll("details.call")].filter((call) =>
      call.querySelector("summary")?.textContent?.includes("Extension"),
    );
    const rows = [...container.querySelectorAll("#requests\\.mine tbody tr")].map(
      ({ textContent }) => textContent ?? "",
    );
    expect(
      rows
        .filter((text) => text.includes("Extension"))
        .map((text) => text.replace(/^transactions\[\]\./, "").slice(0, 8)),
    ).toEqual(["debitAmo", "debitCur", "sourceAc", "cardName", "penaltyA", "endReaso", "rejected", "position"]);
    expect(extensions.map(({ id }) => id)).toEqual(addedCalls);
  });

  it("the reference marks the fields of a documented call that this project added", () => {
    const marked = call("otp.send")?.answers.filter(({ isExtension }) => isExtension);
    expect(marked?.map(({ name }) => name)).toEqual(["maskedPhone", "maskedEmail"]);
  });

  it("the search finds calls by several words in paths, summaries and fields", async () => {
    const container = await open();
    search("eleveyFee post");
    await screen.findByText(/^4 of/);
    expect([...container.querySelectorAll("details.call")].map(({ id }) => id)).toEqual([
      "mobileMoney.upload",
      "mobileMoney.payBulk",
      "approvals.drillDown",
      "requests.mine",
    ]);
    search("nothing like this");
    expect(await screen.findByText("No call has all of these words.")).toBeTruthy();
  });

  it("a document that cannot be loaded is reported, and can be loaded again", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    render(<DocsPage api={new ControlApi()} />);
    expect((await screen.findByRole("alert")).textContent).toContain("The bank cannot be reached.");
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(contract)));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText(`${calls.length} of ${calls.length} calls`);
  });
});

describe("the fields of a call", () => {
  it("a field shows where it is sent and which values are allowed", () => {
    expect(call("otp.verify")?.sends).toContainEqual({ name: "otp", kind: "path: string up to 20", required: true });
    expect(call("payments.receipt")?.sends).toEqual([
      { name: "trnxID", kind: "query: string up to 40", required: true },
    ]);
    expect(call("payments.toSelf")?.sends).toContainEqual({ name: "sourceAccount", kind: "13 digits", required: true });
  });

  it("the fields of nested lists, JSON texts, maps and objects are listed too", () => {
    const names = (id: string) => [...(call(id)?.sends ?? []), ...(call(id)?.answers ?? [])].map(({ name }) => name);
    expect(names("accounts.list")).toContain("accounts[].availableBalance");
    expect(names("bulkTransfers.pay")).toContain("transferData[].beneficiaryAccount");
    expect(names("cardBeneficiaries.bulkLists")).toContain("bulkIds{}.beneficiaries[].last4digit");
    expect(names("prepaidCard.customer")).toContain("customerResponse.preferredNameField");
  });

  it("an answer that is a file is listed as a file", () => {
    const file = (kind: string) => [{ name: "(file)", kind, required: true }];
    expect(call("reports.download")?.answers).toEqual(file("PDF, Excel or Word"));
    expect(call("statements.forBooks")?.answers).toEqual(file("CSV or XML"));
  });

  it("every field has a readable kind", () => {
    const kinds = new Set(calls.flatMap(({ sends, answers }) => [...sends, ...answers].map(({ kind }) => kind)));
    expect([...kinds].filter((kind) => /undefined|\[object|\\d/.test(kind))).toEqual([]);
  });

  it.each([
    [{ type: "string", pattern: "^\\d{10,15}$" }, "10 to 15 digits"],
    [{ type: "string", pattern: "^\\d{2}-\\d{2}-\\d{4}$" }, "DD-MM-YYYY"],
    [{ type: "string", enum: ["true", "false"] }, "true | false"],
    [{ type: "string", const: "GHS" }, "GHS"],
    [{ type: ["string", "null"] }, "string"],
    [{ type: "integer", exclusiveMinimum: 0, maximum: 50 }, "integer 1 to 50"],
    [
      {
        anyOf: [
          { type: "string", pattern: "^\\d{13}$" },
          { type: "string", const: "" },
        ],
      },
      "13 digits",
    ],
  ] as const)("the schema %j is described as %s", (schema, kind) => {
    expect(kindOf(schema as Parameters<typeof kindOf>[0])).toBe(kind);
  });
});
