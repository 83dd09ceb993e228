import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import { assertContainsFields } from "../support/tables";

Then(
  "every call of {operator}'s browser goes to {string} and carries:",
  async (person: Person, path: string, table: DataTable) => {
    assert.ok(person.calls.length > 0);
    for (const call of person.calls) {
      assert.ok(new URL(call.url()).pathname.startsWith(path));
      assertContainsFields(await call.allHeaders(), lowerCased(table.rowsHash()));
    }
  },
);

Then("every call of {operator}'s browser names the same device", async (person: Person) => {
  const headers = await Promise.all(person.calls.map((call) => call.allHeaders()));
  assert.equal(new Set(headers.map(({ deviceid }) => deviceid)).size, 1);
});

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
