import type { Seeded } from "../../support/seeded";
import { type KillCount, noKills } from "../campaign-world";
import { databaseKills } from "../database-kills";
import { PostgresOnDisk } from "./postgres-on-disk";

type Campaign = {
  readonly program: string;
  readonly cuts: number;
  readonly random: Seeded;
  readonly settings?: readonly string[];
  readonly onCut?: (count: KillCount) => void;
};

/** Power cuts after which a new server is begun, because a long ledger makes each audit slower. */
const CUTS_OF_A_SERVER = 50;

/** Cuts the power of a PostgreSQL server while eight users pay, and checks that every acknowledged payment is there. */
export async function powerCuts({ program, cuts, random, settings, onCut }: Campaign): Promise<KillCount> {
  const count = noKills();
  while (count.cycles < cuts) {
    const server = await PostgresOnDisk.start(random, settings);
    try {
      const cycles = Math.min(CUTS_OF_A_SERVER, cuts - count.cycles);
      await databaseKills({ program, server, cycles, random, count, onCycle: onCut });
    } finally {
      server.stop();
    }
  }
  return count;
}
