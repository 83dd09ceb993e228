import { bankNow, secondsAfter } from "../../mock-bank/clock";
import { type CompanySpec, createCompany } from "../../mock-bank/companies/create-company";
import { defaultConfiguration, withoutLimits } from "../../mock-bank/configuration";
import { moveClock } from "../../mock-bank/due-work/passing-time";
import { isRefusal, type Role } from "../../mock-bank/handler";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import type { Currency } from "../../mock-bank/ledger/control-accounts";
import type { Menu } from "../../mock-bank/session/access";
import { trivialCost } from "../../mock-bank/session/passwords";
import { type RunningBank, type StartOptions, startBank } from "../../mock-bank/start-bank";
import { lendMemoryDatabase, lendsDatabases } from "./lent-database";
import { WireClient } from "./wire-client";

/**
 * A real bank in this process: spare port, database in memory, no companies, hashes that cost nothing and no limits on how often one may ask.
 * Whoever starts it closes it, and then its books must be sound.
 */
export async function startTestBank(options: StartOptions = {}): Promise<RunningBank> {
  const running = await startBank({
    port: 0,
    store: { kind: "memory" },
    ...(lendsDatabases && !options.store && { openStore: lendMemoryDatabase }),
    isUnseeded: true,
    isLimited: false,
    passwordCost: trivialCost,
    logLevel: "silent",
    settings: { ...defaultConfiguration.settings, codes: withoutLimits },
    ...options,
  });
  return {
    ...running,
    close: async () => {
      const violations = await auditLedger(running.bank.db).finally(running.close);
      if (violations.length > 0) throw new Error(`The books are not sound:\n${violations.join("\n")}`);
    },
  };
}

export type OpenedCompany = Awaited<ReturnType<typeof openCompany>>;
type NewCompany = {
  readonly users?: readonly { readonly role: Role; readonly menus?: readonly Menu[] }[];
  readonly accounts?: readonly { readonly currency: Currency; readonly balance: string }[];
  readonly policy?: CompanySpec["policy"];
};

/** A company of the test's own: one user of each role asked for, two accounts in GHS unless others are. */
export async function openCompany({ bank }: RunningBank, { users, accounts, policy }: NewCompany = {}) {
  const spec: CompanySpec = {
    users: users ?? roles.map((role) => ({ role })),
    accounts: accounts ?? [
      { currency: "GHS", balance: "1000.00" },
      { currency: "GHS", balance: "0.00" },
    ],
    policy,
  };
  const company = await createCompany(bank.db, spec, await bankNow(bank.db));
  if (isRefusal(company)) throw new Error(company.description);
  return company;
}

/** Somebody of the company, not yet signed in: the first of a role, or the one at a place. */
export function userOf({ users }: OpenedCompany, who: Role | number) {
  const found = typeof who === "number" ? users[who] : users.find(({ role }) => role === who);
  if (!found) throw new Error(`Nobody is ${who}`);
  return found;
}

/** Signed in, on a device of their own. */
export async function signedIn(bank: RunningBank, company: OpenedCompany, who: Role | number): Promise<WireClient> {
  const { username, password } = userOf(company, who);
  const client = new WireClient(bank);
  await client.signIn(username, password);
  return client;
}

/** Lets the bank's time pass, with everything that becomes due meanwhile. */
export async function passTime({ bank }: RunningBank, seconds: number): Promise<void> {
  await moveClock(bank, secondsAfter(await bankNow(bank.db), seconds));
}

const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
