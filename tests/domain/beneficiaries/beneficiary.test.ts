import { describe, expect, it } from "vitest";
import { numberOf } from "../../../domain/beneficiaries/beneficiary";
import { aCardPayee, anAccountPayee, aWalletPayee } from "../../support/a-beneficiary";

describe("the number of a payee", () => {
  it.each([
    [anAccountPayee({ account: "1441000234567" }), "1441000234567"],
    [aWalletPayee({ number: "0244123456" }), "0244123456"],
    [aCardPayee({ customerId: "40012001", lastDigits: "4417" }), "40012001"],
  ])("a payee of the kind $kind is searched by its account, wallet or customer id", (payee, number) => {
    expect(numberOf(payee)).toBe(number);
  });
});
