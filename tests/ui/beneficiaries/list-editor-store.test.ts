import { describe, expect, it } from "vitest";
import type { BeneficiaryList } from "../../../domain/beneficiaries/beneficiary";
import { ListEditorStore } from "../../../ui/beneficiaries/list-editor-store";
import { aCardPayee } from "../../support/a-beneficiary";
import { ama, signedIn } from "../a-workspace";

const list: BeneficiaryList<"card"> = {
  id: "L1",
  kind: "card",
  name: "Drivers",
  count: 2,
  rows: [aCardPayee({ name: "Daniel" }), aCardPayee({ name: "Esi", lastDigits: "0043" })],
};

describe("the editor of a saved list", () => {
  it("the editor is restored from its texts: removed rows, and the row whose form is open", async () => {
    const { services } = await signedIn(ama);
    const before = new ListEditorStore(services, list);
    const [daniel, esi] = before.rows;
    if (!daniel || !esi) throw new Error("The list has two rows.");
    before.remove(daniel);
    before.edit(esi);
    before.form?.store.form.setTexts({ ...before.form.store.form.texts, name: "Esi Darko" });

    const after = new ListEditorStore(services, list);
    after.setTexts(before.texts);
    expect(after.hasEntries).toBe(true);
    expect(after.rows).toEqual([esi]);
    expect(after.editedRow).toEqual(esi);
    expect(after.form?.store.form.texts).toMatchObject({ name: "Esi Darko" });
  });

  it("a restored editor whose rows are the saved ones has no changes to save @S2-5-093", async () => {
    const { services } = await signedIn(ama);
    const before = new ListEditorStore(services, list);
    before.add();

    const after = new ListEditorStore(services, list);
    after.setTexts(before.texts);
    after.cancel();
    expect([after.hasEntries, after.reason]).toEqual([false, "Nothing was changed."]);
    const [daniel] = after.rows;
    if (daniel) after.remove(daniel);
    expect([after.hasEntries, after.reason]).toEqual([true, undefined]);
  });
});
