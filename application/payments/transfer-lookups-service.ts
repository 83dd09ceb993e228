import { type Money, moneyOf } from "../../domain/money";
import type { Bank, BankBranch, Speed } from "../../domain/payments/bank";
import { ok, type Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import type { TransferLookupsPort } from "./transfer-lookups-port";

/** Lookups of the transfer forms. Caches values that do not change during a session. */
export class TransferLookupsService {
  private readonly lists = new Map<Speed, readonly Bank[]>();
  private readonly branchLists = new Map<string, readonly BankBranch[]>();
  private nonInstantCharge: Money | undefined;

  constructor(private readonly port: TransferLookupsPort) {}

  banks: TransferLookupsPort["banks"] = (speed) => cached(this.lists, speed, () => this.port.banks(speed));
  branches: TransferLookupsPort["branches"] = (bank) => cached(this.branchLists, bank, () => this.port.branches(bank));

  /**
   * The charge of an instant transfer depends on the amount; that of a non-instant transfer is constant (specification
   * 2, section 9).
   */
  charge: TransferLookupsPort["charge"] = async (speed, amount) => {
    if (speed === "nonInstant" && this.nonInstantCharge)
      return ok(moneyOf(this.nonInstantCharge.minor, amount.currency));
    const charge = await this.port.charge(speed, amount);
    if (charge.ok && speed === "nonInstant") this.nonInstantCharge = charge.value;
    return charge;
  };
}

async function cached<Key, List>(
  cache: Map<Key, List>,
  key: Key,
  load: () => Promise<Result<List, BankFailure>>,
): Promise<Result<List, BankFailure>> {
  const hit = cache.get(key);
  if (hit) return ok(hit);
  const loaded = await load();
  if (loaded.ok) cache.set(key, loaded.value);
  return loaded;
}
