import type { scenarioNames } from "../control-api/inputs";
import type { Database } from "../database/tables";
import { repealELevy } from "../lookups/e-levy";
import { seed } from "../seed/seed";

type ScenarioName = (typeof scenarioNames)[number];
type Story = { readonly description: string; readonly play: (db: Database) => Promise<void> };

/** The states with which a training can start. */
const stories: Readonly<Record<ScenarioName, Story>> = {
  seed: {
    description: "Adom Trading Ltd with its people, accounts and 60 days of history, and Volta Agro Ltd beside it.",
    play: (db) => seed(db, new Date()),
  },
  "current-law": {
    description:
      "The same after the E-Levy was repealed on 2 April 2025: payments to wallets carry the bank's charge alone.",
    play: async (db) => {
      await seed(db, new Date());
      await repealELevy(db);
    },
  },
};

export const scenarios = Object.entries(stories).map(([name, { description }]) => ({ name, description }));

/** Replaces everything that the bank holds by the scenario. */
export const playScenario = (db: Database, name: ScenarioName): Promise<void> => stories[name].play(db);
