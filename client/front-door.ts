import { HttpSession } from "../adapters/bank-api/session/http-session";
import { BankClient } from "../adapters/bank-api/transport/bank-client";
import {
  BankTransport,
  type DateHeaderListener,
  type TransportDependencies,
} from "../adapters/bank-api/transport/bank-transport";
import { configurationFile } from "../adapters/bank-api/transport/configuration-file";
import { BankClock } from "../adapters/browser/bank-clock";
import { consoleLog } from "../adapters/browser/console-log";
import { BrowserDevice } from "../adapters/browser/device";
import { IndexedDbKeys } from "../adapters/browser/key-vault";
import { OtherTabs } from "../adapters/browser/other-tabs";
import { SealedStorage } from "../adapters/browser/sealed-storage";
import { SealedText } from "../adapters/browser/sealed-text";
import { SessionSharing } from "../adapters/browser/session-sharing";
import type { Clock } from "../application/ports/clock";
import type { Log } from "../application/ports/log";
import { PasswordService } from "../application/session/password-service";
import type { PasswordsPort } from "../application/session/passwords-port";
import type { SessionPort } from "../application/session/session-port";
import { SessionService } from "../application/session/session-service";
import { SessionState } from "../application/session/session-state";
import type { SupportPort } from "../application/support/support-port";
import type { Configuration } from "../contract/configuration";
import { fail, type Result } from "../domain/result";
import { OPEN_SESSION_KEY, SESSION_KEY } from "../ui/kit/first-paint";

/** The services of the sign-in pages, which the workspace continues to use. */
export type FrontDoorServices = {
  readonly session: SessionService;
  readonly authenticate: SessionPort["authenticate"];
  readonly passwords: PasswordService;
  readonly replaceDefault: PasswordsPort["replaceDefault"];
  readonly support: SupportPort;
  readonly state: SessionState;
  readonly transport: BankTransport;
  readonly bank: BankClient;
  /** Connection data for calls that the workspace makes in workers. */
  readonly connection: Pick<TransportDependencies, "configuration" | "deviceId" | "onDateHeader">;
  readonly clock: Clock;
  readonly log: Log;
  /** Fetches in advance what the first call needs. Failures are ignored here, because that call reports them. */
  readonly prepare: () => void;
};

/**
 * Creates the services without the container, which would be a cost for the sign-in page. Every visit gets new ones, so
 * no state survives a sign-out.
 */
export function openFrontDoor(): FrontDoorServices {
  const state = new SessionState();
  const clock = new BankClock();
  const log = consoleLog;
  const keys = new IndexedDbKeys();
  const device = new BrowserDevice(new SealedText(() => localStorage, "device", keys), log);
  const onDateHeader: DateHeaderListener = (date, roundTripMs) => clock.adjust(date, roundTripMs);
  const readFile = configurationFile(log, onDateHeader);
  const configuration = () => readFile().then((read) => measured(read, state));
  const connection = { configuration, deviceId: () => device.id(), onDateHeader };
  const transport = new BankTransport({
    ...connection,
    // The cipher is loaded while the user types the credentials, because showing the page does not need it.
    cipherOf: async (secret) => (await import("../adapters/bank-api/transport/web-cipher")).openCipher(secret),
    sessionId: () => state.session?.id ?? "",
  });
  const bank = new BankClient({ transport, state, clock, log });
  const bankSession = new HttpSession(bank, device);
  const session = new SessionService({
    bank: bankSession,
    state,
    stored: new SealedStorage(new SealedText(() => sessionStorage, SESSION_KEY, keys), log),
    clock,
    otherTabs: new OtherTabs(),
    // The name of this file in the build contains a hash of everything that it loads.
    sharing: new SessionSharing({
      page: window,
      sessionKey: SESSION_KEY,
      openKey: OPEN_SESSION_KEY,
      build: import.meta.url,
    }),
  });
  const bankPasswords = passwordsOf(bank, device);
  const prepare = () => void transport.prepare();
  return {
    session,
    authenticate: (credentials) => bankSession.authenticate(credentials),
    passwords: new PasswordService(bankPasswords, state),
    replaceDefault: bankPasswords.replaceDefault,
    support: supportOf(bank),
    state,
    transport,
    bank,
    connection,
    clock,
    log,
    prepare,
  };
}

let isMeasured = false;

/** Loads the measurement once, and only if the configuration asks for it. A failure to load it has no consequence. */
function measured(read: Configuration, state: SessionState): Configuration {
  if (read.hasFieldFigures && !isMeasured) {
    isMeasured = true;
    void import("../adapters/browser/field-figures")
      .then(({ reportFieldFigures }) => reportFieldFigures(() => (state.session ? "workspace" : "front door")))
      .catch(() => undefined);
  }
  return read;
}

/** Loads the calls of the support on demand, because few visitors need them. */
function supportOf(bank: BankClient): SupportPort {
  const overHttp = async () => {
    const loaded = await import("../adapters/bank-api/support/http-support").catch(() => undefined);
    return loaded && new loaded.HttpSupport(bank);
  };
  return {
    complain: async (complaint) => (await overHttp())?.complain(complaint) ?? fail({ kind: "unreachable" }),
    directives: async () => (await overHttp())?.directives() ?? fail({ kind: "unreachable" }),
    papers: overHttp,
  };
}

/** Loads the calls that set passwords on demand, because few visitors need them. */
function passwordsOf(bank: BankClient, device: BrowserDevice): PasswordsPort {
  const overHttp = async <T, F>(
    use: (passwords: PasswordsPort) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | { kind: "unreachable" }>> => {
    const loaded = await import("../adapters/bank-api/session/http-passwords").catch(() => undefined);
    return loaded ? use(new loaded.HttpPasswords(bank, device)) : fail({ kind: "unreachable" });
  };
  return {
    validateUserName: (userName) => overHttp((passwords) => passwords.validateUserName(userName)),
    sendForgottenCode: (userName) => overHttp((passwords) => passwords.sendForgottenCode(userName)),
    checkForgottenCode: (userName, code) => overHttp((passwords) => passwords.checkForgottenCode(userName, code)),
    replaceDefault: (replaced) => overHttp((passwords) => passwords.replaceDefault(replaced)),
    create: (newPassword) => overHttp((passwords) => passwords.create(newPassword)),
  };
}
