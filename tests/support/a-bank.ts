import { HttpAccounts } from "../../adapters/bank-api/accounts/http-accounts";
import { HttpOfficialStatements } from "../../adapters/bank-api/accounts/http-official-statements";
import { HttpStatements } from "../../adapters/bank-api/accounts/http-statements";
import { HttpApprovals } from "../../adapters/bank-api/approvals/http-approvals";
import { HttpBeneficiaries } from "../../adapters/bank-api/beneficiaries/http-beneficiaries";
import { HttpBills } from "../../adapters/bank-api/bills/http-bills";
import { HttpFx } from "../../adapters/bank-api/fx/http-fx";
import { HttpOtp } from "../../adapters/bank-api/otp/http-otp";
import { HttpBulkPayments } from "../../adapters/bank-api/payments/http-bulk-payments";
import { HttpCards } from "../../adapters/bank-api/payments/http-cards";
import { HttpPayments } from "../../adapters/bank-api/payments/http-payments";
import { HttpTransferLookups } from "../../adapters/bank-api/payments/http-transfer-lookups";
import { HttpWallets } from "../../adapters/bank-api/payments/http-wallets";
import { HttpReports } from "../../adapters/bank-api/reports/http-reports";
import { HttpNotices } from "../../adapters/bank-api/requests/http-notices";
import { HttpRequests } from "../../adapters/bank-api/requests/http-requests";
import { HttpTrail } from "../../adapters/bank-api/requests/http-trail";
import { HttpSchedules } from "../../adapters/bank-api/schedules/http-schedules";
import { HttpOwnPassword } from "../../adapters/bank-api/session/http-own-password";
import { HttpSession } from "../../adapters/bank-api/session/http-session";
import { HttpSupport } from "../../adapters/bank-api/support/http-support";
import { BankClient } from "../../adapters/bank-api/transport/bank-client";
import { BankTransport } from "../../adapters/bank-api/transport/bank-transport";
import { CryptoJsCipher } from "../../adapters/bank-api/transport/payload-cipher";
import { randomId } from "../../adapters/browser/random-id";
import { SessionState } from "../../application/session/session-state";
import type { RunningBank, StartOptions } from "../../mock-bank/start-bank";
import { TestClock } from "./a-clock";
import type { Person, TestBank } from "./a-person";
import { openCompany, startTestBank, userOf } from "./bank";
import { InMemoryBank } from "./in-memory-bank";
import { InMemoryPerson } from "./in-memory-person";
import { codeFor } from "./wire-client";

export async function openInMemoryBank(): Promise<TestBank> {
  return {
    close: async () => {},
    openCompany: async () => {
      const bank = new InMemoryBank();
      bank.accounts = bank.accounts.map((account, place) => ({ ...account, isPrimary: place === 0 }));
      return {
        person: (role) => {
          const member = bank.members.find(({ user }) => user.roles.includes(role));
          if (!member) throw new Error(`The company has no ${role}.`);
          return new InMemoryPerson(bank, member);
        },
      };
    },
  };
}

/** The real mock bank, reached over HTTP in this process. */
export async function openMockBank(options?: StartOptions): Promise<TestBank> {
  const bank = await startTestBank(options);
  return {
    close: () => bank.close(),
    openCompany: async () => {
      const company = await openCompany(bank);
      return {
        person: (role) => {
          const { username, password } = userOf(company, role);
          return overHttp(bank, username, password);
        },
      };
    },
  };
}

function overHttp(running: RunningBank, userName: string, password: string): Person {
  const state = new SessionState();
  const deviceId = randomId();
  const { apiBasePath, payloadSecret } = running.configuration;
  const transport = new BankTransport({
    configuration: async () => ({ apiBasePath: running.address + apiBasePath, payloadSecret }),
    cipherOf: (secret) => new CryptoJsCipher(secret),
    deviceId: async () => deviceId,
    sessionId: () => state.session?.id ?? "",
    onDateHeader: () => {},
  });
  const client = new BankClient({ transport, state, clock: new TestClock(), log: { warn: () => {} } });
  return {
    userName,
    password,
    state,
    session: new HttpSession(client, { id: async () => deviceId, model: "test" }),
    otp: new HttpOtp(client, state),
    accounts: new HttpAccounts(client, state),
    statements: new HttpStatements(client),
    notices: new HttpNotices(client),
    ownPassword: new HttpOwnPassword(client),
    officialStatements: new HttpOfficialStatements(client),
    bulkPayments: new HttpBulkPayments(client),
    payments: new HttpPayments(client),
    transferLookups: new HttpTransferLookups(client),
    wallets: new HttpWallets(client),
    cards: new HttpCards(client),
    bills: new HttpBills(client),
    beneficiaries: new HttpBeneficiaries(client, state),
    fx: new HttpFx(client),
    schedules: new HttpSchedules(client),
    trail: new HttpTrail(client),
    approvals: new HttpApprovals(client),
    reports: new HttpReports(client),
    requests: new HttpRequests(client),
    support: new HttpSupport(client),
    codeSent: () => codeFor(running, userName),
  };
}
