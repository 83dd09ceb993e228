import { randomId } from "../random-id";
import type { KeyVault } from "./key-vault";

const ALGORITHM = "AES-GCM";
const IV_BYTES = 12;

/**
 * One text kept in the browser's storage, unreadable there: AES-256-GCM with a key that cannot be taken out of the browser.
 * What is stored is the key's name, the IV and the ciphertext. Clearing destroys the key, so that no copy can be opened afterwards.
 * Its promises reject where the browser has no WebCrypto, as on a page that is not served securely, or refuses storage, which is why that is
 * asked for late.
 */
export class SealedText {
  private key: { readonly id: string; readonly value: CryptoKey } | undefined;
  /** One thing at a time, so that a late save never follows a clear. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: () => Storage,
    private readonly name: string,
    private readonly keys: KeyVault,
  ) {}

  /** Under the key of the text that was saved or loaded before, else under a new one. */
  save(text: string): Promise<void> {
    return this.inTurn(async () => {
      this.key ??= await this.newKey();
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: ALGORITHM, iv },
        this.key.value,
        new TextEncoder().encode(text),
      );
      this.storage().setItem(this.name, [this.key.id, toBase64(iv), toBase64(new Uint8Array(sealed))].join("."));
    });
  }

  /** Undefined when there is none, or none that can still be opened. */
  load(): Promise<string | undefined> {
    return this.inTurn(async () => {
      const [id, iv, sealed] = this.stored();
      const value = id && (await this.keys.get(id));
      if (!id || !value || !iv || !sealed) return undefined;
      const text = await opened(value, iv, sealed);
      if (text !== undefined) this.key = { id, value };
      return text;
    });
  }

  clear(): Promise<void> {
    return this.inTurn(async () => {
      const id = this.key?.id ?? this.stored()[0];
      this.key = undefined;
      this.storage().removeItem(this.name);
      if (id) await this.keys.delete(id);
    });
  }

  private async newKey() {
    const value = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ["encrypt", "decrypt"]);
    const id = randomId();
    await this.keys.put(id, value);
    return { id, value };
  }

  private stored(): readonly string[] {
    return this.storage().getItem(this.name)?.split(".") ?? [];
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.last.then(task);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** A text that was changed in the storage is as good as absent. */
async function opened(key: CryptoKey, iv: string, sealed: string): Promise<string | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: ALGORITHM, iv: fromBase64(iv) }, key, fromBase64(sealed));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
