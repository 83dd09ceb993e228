import { expect, it } from "vitest";
import { findPlanted } from "../chaos/find-planted";
import { plantedBugs } from "../chaos/planted-bugs";
import { report } from "../chaos/report";
import { postgresServer } from "../support/postgres";
import { newSeed, Seeded } from "../support/seeded";

it.skipIf(!(await postgresServer()))("The checks find the bug in each of twelve banks with a planted bug", async () => {
  const seed = newSeed();
  console.info(`Planted bugs with seed ${seed}`);
  const { caught, of, missed } = await findPlanted(new Seeded(seed));
  report("planted", { caught, of });
  expect({ caught, of, missed }).toEqual({ caught: plantedBugs.length, of: 12, missed: [] });
});
