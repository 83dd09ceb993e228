import { describe, expect, it } from "vitest";
import {
  checkedListFields,
  confirmedNameFields,
  payeeFields,
  toListNames,
  toNameCheck,
  toOtherName,
} from "../../../../adapters/bank-api/payments/map-name-check";

describe("the comparison of a beneficiary's name", () => {
  it.each([
    ["sameBank", "LOCAL"],
    ["instant", "INSTANT_INTERBANK"],
    ["nonInstant", "NON_INSTANT_INTERBANK"],
    ["wallet", "WALLET"],
    ["card", "CARD"],
  ] as const)("a payee of the kind %s is sent with the type %s, its place and its number", (kind, payeeType) => {
    expect(payeeFields({ kind, place: "300312", number: "1441000777888" })).toEqual({
      payeeType,
      payeePlace: "300312",
      payeeNumber: "1441000777888",
    });
  });

  it.each([
    ["MATCH", "match"],
    ["CLOSE_MATCH", "closeMatch"],
    ["NO_MATCH", "noMatch"],
    ["NOT_CHECKED", "notChecked"],
  ] as const)("the result %s is read as %s, and is confirmed by the same code", (wire, result) => {
    const check = { result, savedName: "Pay roll", accountName: "Payroll" };
    expect(toNameCheck({ result: wire, savedName: "Pay roll", accountName: "Payroll" })).toEqual(check);
    expect(confirmedNameFields({ nameCheck: check })).toEqual({ nameMatch: wire, checkedName: "Payroll" });
  });

  it.each([null, undefined])("a name that cannot be looked up (%j) is empty", (accountName) => {
    const check = { result: "notChecked", savedName: "Payroll", accountName: "" };
    expect(toNameCheck({ result: "NOT_CHECKED", savedName: "Payroll", accountName })).toEqual(check);
  });

  it.each([null, undefined])("an answer with the comparison %j asks for no confirmation", (wire) => {
    expect(toNameCheck(wire)).toBeUndefined();
  });

  it.each(["SOUNDS_ALIKE", ""])("a comparison with the result %j cannot be confirmed", (result) => {
    expect(toNameCheck({ result, savedName: "Pay roll", accountName: "Payroll" })).toBeUndefined();
  });

  it("a payment without a comparison confirms no names", () => {
    expect(confirmedNameFields({ nameCheck: undefined })).toEqual({});
  });
});

it.each([
  ["NO_MATCH", { accountName: "Ama Mensah", isClose: false }],
  ["CLOSE_MATCH", { accountName: "Ama Mensah", isClose: true }],
  ["MATCH", undefined],
  ["NOT_CHECKED", undefined],
  ["", undefined],
  ["SOMETHING_ELSE", undefined],
])("a row whose bank answers %j for its name has another name only if both names differ", (match, otherName) => {
  expect(toOtherName("Ama Mensah", match)).toEqual(otherName);
});

describe("the check of the names of a list", () => {
  it("the time is sent to the minute, and at most 1,000 accepted rows", () => {
    const accepted = Array.from({ length: 1_001 }, (_, at) => at + 1);
    const fields = checkedListFields({ checkedAt: Date.parse("2026-11-06T09:40:59Z"), accepted, different: 2 });
    expect(fields.namesCheckedAt).toBe("06-11-2026 09:40");
    expect(JSON.parse(fields.acceptedNames ?? "")).toEqual(accepted.slice(0, 1_000));
    expect(checkedListFields(undefined)).toEqual({});
  });

  it("the bank's comparison is read with the requester's remark", () => {
    const counts = { matching: 3, close: 1, different: 0, notChecked: 0, accepted: 1 };
    const row = { row: 2, payeeName: "Kofi", payeeNumber: "0244123456", accountName: "Kofi Boateng" };
    const differences = [{ ...row, result: "CLOSE_MATCH", isAccepted: true }];
    expect(toListNames({ ...counts, checkedAt: "06-11-2026 09:40", differences })).toEqual({
      ...counts,
      checkedAt: "2026-11-06T09:40:00Z",
      differences: [
        { row: 2, name: "Kofi", number: "0244123456", accountName: "Kofi Boateng", isClose: true, isAccepted: true },
      ],
    });
    expect(toListNames({ ...counts, checkedAt: null, differences: [] }).checkedAt).toBe("");
  });
});
