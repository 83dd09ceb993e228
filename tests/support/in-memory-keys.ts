import type { KeyVault } from "../../adapters/browser/key-vault";

export class InMemoryKeys implements KeyVault {
  readonly kept = new Map<string, CryptoKey>();

  async get(id: string): Promise<CryptoKey | undefined> {
    return this.kept.get(id);
  }

  async put(id: string, key: CryptoKey): Promise<void> {
    this.kept.set(id, key);
  }

  async delete(id: string): Promise<void> {
    this.kept.delete(id);
  }
}
