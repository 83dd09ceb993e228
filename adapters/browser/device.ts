import type { Log } from "../../application/ports/log";
import type { Device } from "../../application/session/device-port";
import { randomId } from "./random-id";
import type { SealedText } from "./sealed-text";

const MODEL_LENGTH_MAX = 120;

/**
 * Identifies this browser to the bank with an id that is created once and stored encrypted (specification 1, section
 * 3).
 */
export class BrowserDevice implements Device {
  readonly model = navigator.userAgent.slice(0, MODEL_LENGTH_MAX);
  private cachedId: Promise<string> | undefined;

  constructor(
    private readonly sealed: SealedText,
    private readonly log: Log,
  ) {}

  id(): Promise<string> {
    this.cachedId ??= this.loadOrCreate();
    return this.cachedId;
  }

  /** Returns the stored id. Without encrypted storage, the id lasts as long as the page. */
  private async loadOrCreate(): Promise<string> {
    const created = randomId();
    try {
      const stored = await this.sealed.load();
      if (stored) return stored;
      await this.sealed.save(created);
    } catch {
      this.log.warn("device id", { kind: "unavailable" });
    }
    return created;
  }
}
