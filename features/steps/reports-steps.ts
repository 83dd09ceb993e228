import assert from "node:assert/strict";
import { Then, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";

When("{visitor} (has )open(s)(ed) the report {string}", async (person: Person, tabs: string) => {
  await person.visit("Transaction Reports");
  await person.page.getByRole("form", { name: "Report filter", exact: true }).waitFor();
  await person.requests.choose(tabs.split(" > "));
});

When("{operator} opens the advice of the report's row", async (person: Person) => {
  await person.requests
    .rows()
    .first()
    .getByRole("button", { name: /^Advice of / })
    .click();
});

When("{operator} chooses to download the advice as {string}", async (person: Person, format: string) => {
  await person.screen.press("Download advice");
  await person.page.getByRole("menuitem", { name: format, exact: true }).click();
});

Then("{operator} gets an advice ending in {string}", async (person: Person, ending: string) => {
  const name = (await person.nextDownload()).suggestedFilename();
  assert.match(name, /^\d{14}Payment_Advice\./);
  assert.ok(name.endsWith(ending));
});

When("{operator} chooses {string} in {string}", async (person: Person, option: string, label: string) => {
  await person.screen.field(label).selectOption({ label: option });
});

When("{operator} chooses to download the report as {string}", async (person: Person, format: string) => {
  await person.screen.press("Download");
  await person.page.getByRole("menuitem", { name: format, exact: true }).click();
});

Then(
  "{operator} gets a report ending in {string} as {string}",
  async (person: Person, ending: string, type: string) => {
    const download = await person.nextDownload();
    assert.match(download.suggestedFilename(), /^\d{14}PDF_Report\.\w+$/);
    assert.ok(download.suggestedFilename().endsWith(ending));
    const last = person.calls.filter((call) => call.url().endsWith("/transaction-reports/download")).at(-1);
    const headers = await (await last?.response())?.allHeaders();
    assert.equal(headers?.["content-type"]?.split(";")[0], type);
  },
);
