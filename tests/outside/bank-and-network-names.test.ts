import { expect, it } from "vitest";
import { findNamed } from "../../domain/payments/bank";
import { findNetwork } from "../../domain/payments/network";
import { allBanks, bankNamed } from "../../mock-bank/lookups/banks";
import { networkNamed } from "../../mock-bank/lookups/networks";

const networks = [
  { code: "MTN", name: "MTN", gipCode: "300591" },
  { code: "TELECEL", name: "Telecel", gipCode: "300594" },
  { code: "AIRTELTIGO", name: "AirtelTigo", gipCode: "300592" },
];
const banks = allBanks.map(({ sortCode: code, name, shortName }) => ({ code, name, shortName }));

it.each([
  ["MTN Ghana", "MTN"],
  ["mtn momo", "MTN"],
  ["MTN Mobile Money", "MTN"],
  ["Vodafone", "TELECEL"],
  ["Vodafone Cash", "TELECEL"],
  ["Telecel Ghana", "TELECEL"],
  ["AT", "AIRTELTIGO"],
  ["AT Money", "AIRTELTIGO"],
  ["Airtel-Tigo", "AIRTELTIGO"],
  ["Airtel Tigo Money", "AIRTELTIGO"],
  ["tigo", "AIRTELTIGO"],
  ["MoMo", undefined],
  ["Glo", undefined],
  ["G-Money", undefined],
  ["", undefined],
])("client and bank read the network %j as %s", (text, code) => {
  expect(findNetwork(networks, text)?.code).toBe(code);
  expect(networkNamed(text)?.code).toBe(code);
});

it.each([
  ["GCB", "GCB Bank"],
  ["GCB Bank PLC", "GCB Bank"],
  ["Ecobank", "Ecobank Ghana"],
  ["ECO BANK GHANA LTD.", "Ecobank Ghana"],
  ["Fidelity", "Fidelity Bank Ghana"],
  ["Soci\u00e9t\u00e9 G\u00e9n\u00e9rale", "Societe Generale Ghana"],
  ["Stanbic Bank", "Stanbic Bank Ghana"],
  ["UBA Ghana", "United Bank for Africa Ghana"],
  ["Bank of Ghana", "Bank of Ghana"],
  ["Bank", undefined],
  ["Ghana", undefined],
  ["National", undefined],
  ["First Bank", undefined],
])("client and bank read the bank %j as %s", (text, name) => {
  expect(findNamed(banks, text)?.name).toBe(name);
  expect(bankNamed(text)?.name).toBe(name);
});
