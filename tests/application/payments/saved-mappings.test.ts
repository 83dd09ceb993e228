import { beforeEach, expect, it } from "vitest";
import { type MappingsOfDevice, type SavedMapping, SavedMappings } from "../../../application/payments/saved-mappings";
import { SessionState } from "../../../application/session/session-state";
import { aSession, aUser } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const category = "bulkTransfer";
const aMapping = (headings: readonly string[], over: Partial<SavedMapping> = {}): SavedMapping => ({
  category,
  headings,
  sources: { amount: { kind: "columns", columns: [1] } },
  savedOn: "2026-11-20",
  ...over,
});
const usual = ["Name", "Net pay", "Dept"];
let storage: InMemoryObjectStorage<MappingsOfDevice>;

beforeEach(() => {
  storage = new InMemoryObjectStorage();
});

function mappingsOf(companyName: string, loginId = "L1"): SavedMappings {
  const state = new SessionState();
  state.begin(aSession({ user: aUser({ companyName, loginId }) }), 0);
  return new SavedMappings(storage, state);
}

it("a mapping is found by all users of the company, and by no other company", async () => {
  await mappingsOf("Adom").save(aMapping(usual));
  expect(await mappingsOf("Adom", "L2").find(category, usual)).toEqual(aMapping(usual));
  expect(await mappingsOf("Other").find(category, usual)).toBeUndefined();
  expect(await mappingsOf("Adom").find("mobileMoneyBulk", usual)).toBeUndefined();
});

it.each<[what: string, headings: readonly string[], isFound: boolean]>([
  ["the same headings in another case and currency", ["NAME", "Net pay (GHS)", "Dept"], true],
  ["half of the headings", ["Name", "Net pay", "Grade", "Bonus"], true],
  ["less than half of the headings", ["Name", "A", "B"], false],
])("a mapping is found for %s", async (_, headings, isFound) => {
  await mappingsOf("Adom").save(aMapping(usual));
  expect((await mappingsOf("Adom").find(category, headings)) !== undefined).toBe(isFound);
});

it("the mapping of the same headings is found before that of a similar layout, and replaced", async () => {
  const mappings = mappingsOf("Adom");
  const changed = aMapping(usual, { savedOn: "2026-11-30" });
  await mappings.save(aMapping([...usual, "Grade"]));
  await mappings.save(aMapping(usual));
  await mappings.save(changed);
  expect(await mappings.find(category, usual)).toEqual(changed);
  await mappings.forget(changed);
  expect(await mappings.find(category, usual)).toEqual(aMapping([...usual, "Grade"]));
});

it("a company keeps twenty mappings, the newest", async () => {
  for (let at = 1; at <= 21; at++) await mappingsOf("Adom").save(aMapping([`Heading ${at}`]));
  expect(await mappingsOf("Adom").find(category, ["Heading 1"])).toBeUndefined();
  expect(await mappingsOf("Adom").find(category, ["Heading 2"])).toBeDefined();
});
