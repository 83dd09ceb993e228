import type { KeyVault } from "./key-vault";
import { randomId } from "./random-id";

const ALGORITHM = "AES-GCM";
const IV_BYTES = 12;

/**
 * Stores one text encrypted in the browser's storage: AES-256-GCM with a non-extractable key.
 * The stored value consists of the key's name, the IV and the ciphertext. Clearing destroys the key, so that copies
 * cannot be decrypted later.
 * Promises reject if the browser has no WebCrypto, as on insecure pages, or refuses storage. `storage` is a function
 * because reading `window.sessionStorage` can throw.
 */
export class SealedText {
  private key: { readonly id: string; readonly value: CryptoKey } | undefined;
  /** Runs tasks one after the other, so that a late save never follows a clear. */
  private lastTask: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly storage: () => Storage,
    private readonly name: string,
    private readonly keys: KeyVault,
  ) {}

  /** Encrypts with the key of the text that was saved or loaded before, or with a new key. */
  save(text: string): Promise<void> {
    return this.afterPrevious(async () => {
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

  /** Returns undefined if there is no stored text, or if it cannot be decrypted. */
  load(): Promise<string | undefined> {
    return this.afterPrevious(async () => {
      const [id, iv, sealed] = this.stored();
      const value = id && (await this.keys.get(id));
      if (!id || !value || !iv || !sealed) return undefined;
      const text = await decrypt(value, iv, sealed);
      if (text !== undefined) this.key = { id, value };
      return text;
    });
  }

  clear(): Promise<void> {
    return this.afterPrevious(async () => {
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

  private afterPrevious<T>(task: () => Promise<T>): Promise<T> {
    const run = this.lastTask.then(task);
    this.lastTask = run.catch(() => undefined);
    return run;
  }
}

/** Returns undefined if the text was changed in the storage. */
async function decrypt(key: CryptoKey, iv: string, sealed: string): Promise<string | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: ALGORITHM, iv: fromBase64(iv) }, key, fromBase64(sealed));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

/** More bytes than this do not fit into the arguments of one call. */
const BYTES_AT_ONCE = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE));
  return btoa(binary);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
