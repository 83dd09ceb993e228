import type { Menu } from "../../contract/description/access";
import { type CompanySpec, createCompany } from "../../mock-bank/companies/create-company";
import { bankNow, secondsAfter } from "../../mock-bank/core/clock";
import { isRefusal, type Role } from "../../mock-bank/core/handler";
import { moveClock } from "../../mock-bank/due-work/advance-time";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { defaultConfiguration, withoutLimits } from "../../mock-bank/operator/configuration";
import { trivialCost } from "../../mock-bank/session/passwords";
import { type RunningBank, type StartOptions, startBank } from "../../mock-bank/start-bank";
import type { Currency } from "../../mock-bank/values/currencies";
import { lendMemoryDatabase, lendsDatabases } from "./lent-database";
import { WireClient } from "./wire-client";

/**
 * Starts a real bank in this process: free port, in-memory database, no companies, cheap password hashes and no rate
 * limits. The caller must close it; closing checks that the books balance.
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
      if (violations.length > 0) throw new Error(`The audit of the ledger failed:\n${violations.join("\n")}`);
    },
  };
}

export type OpenedCompany = Awaited<ReturnType<typeof openCompany>>;
type NewCompany = {
  readonly users?: readonly { readonly role: Role; readonly menus?: readonly Menu[] }[];
  readonly accounts?: readonly { readonly currency: Currency; readonly balance: string }[];
  readonly policy?: CompanySpec["policy"];
};

/** Creates a company with a user for each given role. The default accounts are two in GHS. */
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

/** Returns a user of the company who is not signed in: the first with a role, or the one at an index. */
export function userOf({ users }: OpenedCompany, who: Role | number) {
  const found = typeof who === "number" ? users[who] : users.find(({ role }) => role === who);
  if (!found) throw new Error(`The company has no user ${who}`);
  return found;
}

/** Signs the user in on a new device. */
export async function signedIn(bank: RunningBank, company: OpenedCompany, who: Role | number): Promise<WireClient> {
  const { username, password } = userOf(company, who);
  const client = new WireClient(bank);
  await client.signIn(username, password);
  return client;
}

/** Advances the bank's time and processes everything that becomes due. */
export async function passTime({ bank }: RunningBank, seconds: number): Promise<void> {
  await moveClock(bank, secondsAfter(await bankNow(bank.db), seconds));
}

const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
