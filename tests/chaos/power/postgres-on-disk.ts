import { initialisePostgres, OwnPostgres } from "../../support/postgres";
import type { Seeded } from "../../support/seeded";
import type { Interruptible } from "../database-kills";
import { UnsyncedDisk } from "./unsynced-disk";

/** Small values, so that checkpoints and recycled log files occur during the payments. */
const usual = ["checkpoint_timeout=30s", "max_wal_size=64MB", "min_wal_size=32MB"];

/** A PostgreSQL server whose power is cut: all its processes are killed, and its disk loses what was not synced. */
export class PostgresOnDisk implements Interruptible {
  private constructor(
    private readonly disk: UnsyncedDisk,
    private readonly server: OwnPostgres,
    private readonly random: Seeded,
  ) {}

  /** @param settings such as "fsync=off", for the experiment that must lose payments */
  static async start(random: Seeded, settings: readonly string[] = []): Promise<PostgresOnDisk> {
    const disk = new UnsyncedDisk();
    initialisePostgres(disk.durable);
    await disk.mount();
    return new PostgresOnDisk(disk, await OwnPostgres.on(disk.folder, [...usual, ...settings]), random);
  }

  get url(): string {
    return this.server.url;
  }

  async kill(): Promise<void> {
    this.server.kill();
    await this.disk.cut(this.random.between(0, 2 ** 31 - 1));
  }

  async startAgain(): Promise<void> {
    await this.disk.mount();
    await this.server.startAgain();
  }

  stop(): void {
    this.server.kill();
    this.disk.throwAway();
  }
}
