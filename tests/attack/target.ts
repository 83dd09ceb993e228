import type { StartOptions } from "../../mock-bank/start-bank";
import { type OpenedCompany, openCompany, signedIn, startTestBank } from "../support/bank";
import { WireClient } from "../support/wire-client";

/** The principals of the fuzzed calls. */
export const principals = ["nobody", "Viewer", "Initiator", "Authorizer", "Single", "another company"] as const;
type Principal = (typeof principals)[number];
export type People = Readonly<Record<Principal, WireClient>>;

/** The bank under attack, with everything that it logs. */
export type Target = Awaited<ReturnType<typeof openTarget>>;

export async function openTarget(options: StartOptions = {}) {
  const log: string[] = [];
  const bank = await startTestBank({ logLevel: "info", logTo: { write: (line) => void log.push(line) }, ...options });
  return { bank, log, close: () => bank.close() };
}

/** Opens a company with enough money for all attacks. */
export const aVictim = ({ bank }: Pick<Target, "bank">): Promise<OpenedCompany> =>
  openCompany(bank, {
    accounts: [
      { currency: "GHS", balance: "900000.00" },
      { currency: "GHS", balance: "5000.00" },
    ],
    policy: { limitPerTransaction: "9000000.00", limitPerDay: "9000000.00" },
  });

export async function peopleOf({ bank }: Pick<Target, "bank">, ours: OpenedCompany, theirs: OpenedCompany) {
  return {
    nobody: new WireClient(bank),
    Viewer: await signedIn(bank, ours, "Viewer"),
    Initiator: await signedIn(bank, ours, "Initiator"),
    Authorizer: await signedIn(bank, ours, "Authorizer"),
    Single: await signedIn(bank, ours, "Single"),
    "another company": await signedIn(bank, theirs, "Single"),
  } satisfies People;
}
