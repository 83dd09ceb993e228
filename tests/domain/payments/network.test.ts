import { describe, expect, it } from "vitest";
import { networkName, offersWallets } from "../../../domain/payments/network";

describe("a mobile network", () => {
  it("Surfline, Glo and Busy offer no wallets, in any spelling of their names", () => {
    const offers = (name: string) => offersWallets({ code: "1", name, gipCode: "" });
    for (const name of ["Surfline", "GLO", " Busy "]) expect([name, offers(name)]).toEqual([name, false]);
    for (const name of ["MTN", "Telecel", "AirtelTigo", "Global", ""])
      expect([name, offers(name)]).toEqual([name, true]);
  });

  it.each([
    ["MTN", "MTN"],
    ["TELECEL", "Telecel"],
    ["AIRTELTIGO", "AirtelTigo"],
    [" telecel ", "Telecel"],
    ["Vodafone", "Vodafone"],
    [" G-Money ", " G-Money "],
    ["", ""],
  ])("the bank's text %o for a network is shown as %o @S3-2.3-82", (code, name) => {
    expect(networkName(code)).toBe(name);
  });
});
