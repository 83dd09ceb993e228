import type { Database } from "../../mock-bank/database/tables";
import { BankAtRisk } from "./bank-at-risk";
import { BankLine } from "./bank-line";
import type { Store } from "./stores";

/** A bank that is started again after it was killed. */
export class RestartedBank {
  private constructor(
    private readonly program: string,
    private readonly store: Store,
    readonly db: Database,
    private process: BankAtRisk,
    public line: BankLine,
  ) {}

  static async start(program: string, store: Store, db: Database): Promise<RestartedBank> {
    const bank = await BankAtRisk.start(program, store.place);
    return new RestartedBank(program, store, db, bank, new BankLine(bank.address));
  }

  async crash(): Promise<void> {
    await this.end();
    this.process = await BankAtRisk.start(this.program, this.store.place);
    this.line = new BankLine(this.process.address);
  }

  async end(): Promise<void> {
    await this.process.kill();
    this.line.close();
  }
}
