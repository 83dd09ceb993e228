import type { bankApi } from "../../contract/index";
import type { Handler } from "../core/handler";

/** A mobile-money network. */
export type WalletNetwork = {
  readonly code: string;
  readonly name: string;
  readonly gipCode: string;
  /** First three digits of the network's phone numbers. */
  readonly prefixes: readonly string[];
  /** Number of the control account for settlement with the network. */
  readonly settlement: string;
};

const walletNetworks: readonly WalletNetwork[] = [
  {
    code: "MTN",
    name: "MTN",
    gipCode: "300591",
    prefixes: ["024", "025", "053", "054", "055", "059"],
    settlement: "WALLET-MTN",
  },
  { code: "TELECEL", name: "Telecel", gipCode: "300594", prefixes: ["020", "050"], settlement: "WALLET-TELECEL" },
  {
    code: "AIRTELTIGO",
    name: "AirtelTigo",
    gipCode: "300592",
    prefixes: ["026", "027", "056", "057"],
    settlement: "WALLET-AIRTELTIGO",
  },
];

/**
 * Networks that used to sell airtime and data through the bank. They have no wallets, so clients omit them
 * (specification 2, section 3).
 */
const networksWithoutWallets = [
  { code: "SURFLINE", name: "Surfline", gipCode: "" },
  { code: "GLO", name: "Glo", gipCode: "" },
  { code: "BUSY", name: "Busy", gipCode: "" },
];

export const networkOf = (code: string): WalletNetwork | undefined =>
  walletNetworks.find((network) => network.code === code);

/** Names that people write for a network in place of its own, without words such as "Ghana" and "Cash". */
const writtenAs: Readonly<Record<string, string>> = {
  VODAFONE: "TELECEL",
  VODA: "TELECEL",
  AT: "AIRTELTIGO",
  AIRTEL: "AIRTELTIGO",
  TIGO: "AIRTELTIGO",
};
const COMMON_WORDS = /\b(?:GHANA|GH|MOBILE|MONEY|MOMO|CASH|WALLET|NETWORK|LTD|LIMITED)\b|[^A-Z]/g;

/** Finds a network by its code, its name or another name that people write, ignoring case. */
export function networkNamed(written: string): WalletNetwork | undefined {
  const wanted = written.toUpperCase().replace(COMMON_WORDS, "");
  return networkOf(writtenAs[wanted] ?? wanted);
}

export const networksHandler: Handler<typeof bankApi.bills.networks> = async () => ({
  networks: [...walletNetworks, ...networksWithoutWallets].map(({ code, name, gipCode }) => ({ code, name, gipCode })),
});
