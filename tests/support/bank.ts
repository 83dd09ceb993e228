import { defaultConfiguration, withoutLimits } from "../../mock-bank/configuration";
import { trivialCost } from "../../mock-bank/session/passwords";
import { type RunningBank, type StartOptions, startBank } from "../../mock-bank/start-bank";

/**
 * A real bank in this process: spare port, database in memory, no companies, hashes that cost nothing and no limits on how often one may ask.
 * Whoever starts it closes it.
 */
export const startTestBank = (options: StartOptions = {}): Promise<RunningBank> =>
  startBank({
    port: 0,
    store: { kind: "memory" },
    isUnseeded: true,
    isLimited: false,
    passwordCost: trivialCost,
    logLevel: "silent",
    settings: { ...defaultConfiguration.settings, codes: withoutLimits },
    ...options,
  });
