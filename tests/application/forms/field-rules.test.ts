import { describe, expect, it } from "vitest";
import {
  AccountNumber,
  CustomerId,
  ForeignAccount,
  isCustomerId,
  OptionalAccountNumber,
  OptionalEmail,
  ownAccountIn,
  phoneIn,
  RequiredDigits,
  RequiredPhone,
} from "../../../application/forms/field-rules";
import { problemOf } from "../../support/problem-of";

describe("a phone number", () => {
  it("a phone number is sent without separators and in the national format", () => {
    expect(phoneIn("+233 (24) 412-3456")).toBe("0244123456");
  });

  it.each(["no number", "1234567890123456"])("the text %j is sent as an empty phone number", (text) => {
    expect(phoneIn(text)).toBe("");
  });

  it.each([
    ["", "Phone Number is required"],
    [" +()- ", "Phone Number is required"],
    ["02441234x6", "Not a number"],
    ["024412345", "10 digits required"],
    ["1234567890123456", "At most 15 digits"],
  ])("the phone number %j is refused: %s @S2-5-102", (text, problem) => {
    expect(problemOf(text, RequiredPhone("Phone Number"))).toBe(problem);
  });

  it.each(["0244123456", "123456789012345", "+233 24 412 3456"])("the phone number %j is accepted", (text) => {
    expect(problemOf(text, RequiredPhone("Phone Number"))).toBeUndefined();
  });
});

describe("a number of an account of this bank", () => {
  it("an account number is sent without separators", () => {
    expect(ownAccountIn(" 1020-3040 50607 ")).toBe("1020304050607");
  });

  it.each(["my account", "10203040506070"])("the text %j is sent as an empty account number", (text) => {
    expect(ownAccountIn(text)).toBe("");
  });

  it.each(["", "  ", "1020304050607", "1020 3040 50607"])("the optional account number %j is accepted", (text) => {
    expect(problemOf(text, OptionalAccountNumber())).toBeUndefined();
  });

  it.each([
    ["102030405060", "13 digits required"],
    ["10203040506070", "13 digits required"],
    ["102030405060x", "Not a number"],
  ])("the optional account number %j is refused: %s", (text, problem) => {
    expect(problemOf(text, OptionalAccountNumber())).toBe(problem);
  });
});

describe("a customer id", () => {
  it.each([
    ["", false],
    [" ", false],
    ["7", true],
    ["1234567890", true],
    ["12345678901", false],
    ["12345 67", false],
    ["123456x", false],
  ])("the text %j is a customer id: %s", (text, isValid) => {
    expect(isCustomerId(text)).toBe(isValid);
  });

  it.each([
    ["", "Customer ID is required"],
    ["  ", "Customer ID is required"],
    ["12345678901", "At most 10 digits"],
    ["12345 67", "At most 10 digits"],
  ])("the customer id %j is refused: %s", (text, problem) => {
    expect(problemOf(text, CustomerId("Customer ID"))).toBe(problem);
  });

  it("a customer id of ten digits is accepted", () => {
    expect(problemOf("1234567890", CustomerId("Customer ID"))).toBeUndefined();
  });
});

describe("a foreign account", () => {
  it.each([
    ["", "Account is required"],
    ["  ", "Account is required"],
    ["./-", "Account is not an account number"],
    ["12_34", "Account is not an account number"],
    ["1".repeat(35), "Account may have at most 34 characters"],
  ])("the foreign account %j is refused: %s", (text, problem) => {
    expect(problemOf(text, ForeignAccount("Account"))).toBe(problem);
  });

  it.each(["1", "z", "DE89 3704 0044 0532 0130 00", "1".repeat(34)])("the foreign account %j is accepted", (text) => {
    expect(problemOf(text, ForeignAccount("Account"))).toBeUndefined();
  });
});

describe("a number with a fixed count of digits", () => {
  it.each([
    ["", "Last Digits is required"],
    ["12a4", "Not a number"],
    ["a1234", "Not a number"],
    ["1234a", "Not a number"],
    ["123", "4 digits required"],
    ["12345", "4 digits required"],
    ["1234", undefined],
  ])("the text %j in a field of four digits shows: %s", (text, problem) => {
    expect(problemOf(text, RequiredDigits("Last Digits", 4))).toBe(problem);
  });
});

describe("an account number of one of several lengths", () => {
  it.each([
    ["", [13], "Account Number is required"],
    ["10203040506a7", [13], "Not a number"],
    ["102030405060", [13], "13 digits required"],
    ["1020304050607", [13], undefined],
    ["102030405060", [10, 13], "10 or 13 digits required"],
    ["102030405060", [10, 13, 16], "10, 13 or 16 digits required"],
    ["1020304050", [10, 13, 16], undefined],
    ["1020304050607080", [10, 13, 16], undefined],
  ])("the account number %j with the allowed lengths %j shows: %s @S2-5-102", (text, lengths, problem) => {
    expect(problemOf(text, AccountNumber("Account Number", lengths))).toBe(problem);
  });
});

describe("an optional e-mail address", () => {
  /** An address of this length, in characters. */
  const ofLength = (length: number) => `${"a".repeat(length - "@bank.example".length)}@bank.example`;

  it.each([
    "",
    "  ",
    " ama@bank.example ",
    "ama.mensah@bank.example",
    "ama.esi.mensah@bank.example",
    "ama@mail.accra.bank.example",
    "ama@bank.gh",
    "o'neil+bank@bank-1.example",
    ofLength(120),
  ])("the e-mail address %j is accepted", (text) => {
    expect(problemOf(text, OptionalEmail())).toBeUndefined();
  });

  it.each([
    "ama",
    "ama@bank",
    "ama@bank.g",
    "ama@bank.g1",
    ".ama@bank.example",
    "ama.@bank.example",
    "ama..mensah@bank.example",
    "ama'@bank.example",
    "ama@-bank.example",
    "ama@bank..example",
    "x ama@bank.example",
    "ama@bank.example x",
    ofLength(121),
  ])("the e-mail address %j is refused", (text) => {
    expect(problemOf(text, OptionalEmail())).toBe("E-mail is not valid");
  });
});
