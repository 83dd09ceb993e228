import { describe, expect, it } from "vitest";
import { maskEmail, maskPhone } from "../../mock-bank/otp/masked-recipient";

describe("the masked recipient of a code", () => {
  it.each([
    ["0244123489", "024*****89"],
    ["+233244123489", "+23********89"],
    ["02448", "*****"],
    ["", ""],
  ])("the phone number “%s” is masked as “%s”", (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it.each([
    ["efua.asante@adom.example", "e***@adom.example"],
    ["a@adom.example", "a***@adom.example"],
    ["@adom.example", "***"],
    ["", "***"],
  ])("the e-mail address “%s” is masked as “%s”", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});
