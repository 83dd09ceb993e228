import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formLimits } from "../../mock-bank/limits/limits";
import { parseForm } from "../../mock-bank/wire/form";

describe("A form", () => {
  it("a form is read as a browser writes it", () => {
    const texts = fc.dictionary(fc.string({ unit: "grapheme", minLength: 1 }), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(texts, (fields) => {
        const read = parseForm(new URLSearchParams(fields).toString());
        expect(read && Object.fromEntries(Object.entries(read))).toEqual({ ...fields });
      }),
    );
  });

  it("an empty body is an empty form", () => {
    expect(Object.keys(parseForm("") ?? { none: "" })).toEqual([]);
  });

  it.each([
    ["a name given twice", "amount=1&amount=9999"],
    ["a name given twice in two spellings", "amount=1&%61mount=9999"],
    ["a broken escape", "amount=%"],
    ["bytes that are no UTF-8", "amount=%ff%fe"],
    ["too many fields", Array.from({ length: formLimits.fields + 1 }, (_, index) => `f${index}=1`).join("&")],
  ])("a form with %s cannot be read", (_, text) => {
    expect(parseForm(text)).toBeUndefined();
  });

  it("a form can have as many fields as the limit", () => {
    const text = Array.from({ length: formLimits.fields }, (_, index) => `f${index}=1`).join("&");
    expect(Object.keys(parseForm(text) ?? {})).toHaveLength(formLimits.fields);
  });

  it("a form reaches no prototype", () => {
    const fields = parseForm("__proto__=polluted&constructor=x&toString=y");
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.keys(fields ?? {})).toEqual(["__proto__", "constructor", "toString"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("each value of a form is decoded once", () => {
    expect(parseForm("path=%252e%252e")?.path).toBe("%2e%2e");
  });
});
