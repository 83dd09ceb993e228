import { describe, expect, it } from "vitest";
import type { FieldTexts } from "../../../../application/session/unfinished-form";
import { FormResume } from "../../../../ui/kit/navigation/form-resume";

const PATH = "/scheduleTransfers";

const formWith = (texts: FieldTexts) => {
  const form = { hasEntries: true, texts, setTexts: (typed: FieldTexts) => Object.assign(form, { texts: typed }) };
  return form;
};

describe("restoring a form after a time-out", () => {
  it("the texts of the open form are returned with the place and the record", () => {
    const resume = new FormResume();
    const close = resume.open(formWith({ amount: "75.00" }), PATH, "S-1");
    expect(resume.formAt({ path: PATH, tab: "bills" })).toEqual({
      path: PATH,
      tab: "bills",
      record: "S-1",
      texts: { amount: "75.00" },
    });
    close();
    expect(resume.formAt({ path: PATH })).toBeUndefined();
  });

  it("a form without entries has no texts to restore", () => {
    const resume = new FormResume();
    resume.open({ ...formWith({ amount: "" }), hasEntries: false }, PATH);
    expect(resume.formAt({ path: PATH })).toBeUndefined();
  });

  it("a form is not offered while its request may have been executed", () => {
    const resume = new FormResume();
    resume.open(formWith({ amount: "75.00" }), PATH);
    const release = resume.withhold();
    expect(resume.formAt({ path: PATH })).toBeUndefined();
    release();
    expect(resume.formAt({ path: PATH })).toBeDefined();
  });

  it("texts are restored only in the form of the same record", () => {
    const resume = new FormResume();
    resume.schedule({ path: PATH, record: "S-1", texts: { amount: "75.00" } });
    const other = formWith({ amount: "10.00" });
    const close = resume.open(other, PATH, "S-2");
    expect(other.texts).toEqual({ amount: "10.00" });
    close();
    const same = formWith({ amount: "10.00" });
    resume.open(same, PATH, "S-1");
    expect(same.texts).toEqual({ amount: "75.00" });
  });

  it("texts are restored only in a form with the same fields at the same path, and only once", () => {
    const resume = new FormResume();
    resume.schedule({ path: PATH, texts: { amount: "75.00" } });
    const otherFields = formWith({ narration: "" });
    resume.open(otherFields, PATH);
    expect(otherFields.texts).toEqual({ narration: "" });
    const otherPath = formWith({ amount: "" });
    resume.open(otherPath, "/transfers");
    expect(otherPath.texts).toEqual({ amount: "" });
    const first = formWith({ amount: "" });
    resume.open(first, PATH);
    expect(first.texts).toEqual({ amount: "75.00" });
    const second = formWith({ amount: "" });
    resume.open(second, PATH);
    expect(second.texts).toEqual({ amount: "" });
  });

  it("texts are dropped when the user goes to another page", () => {
    const resume = new FormResume();
    resume.schedule({ path: PATH, texts: { amount: "75.00" } });
    resume.dropUnlessAt(PATH);
    resume.dropUnlessAt("/transfers");
    const form = formWith({ amount: "" });
    resume.open(form, PATH);
    expect(form.texts).toEqual({ amount: "" });
  });
});
