import type { Log } from "../../application/ports/log";
import type { Device } from "../bank-api/http-session";
import { randomId } from "../random-id";
import type { SealedText } from "./sealed-text";

const MODEL_LENGTH_MAX = 120;

/**
 * Identifies this browser to the bank with an id that is created once and stored encrypted (specification 1, section
 * 3).
 */
export class BrowserDevice implements Device {
  readonly model = navigator.userAgent.slice(0, MODEL_LENGTH_MAX);
  private known: Promise<string> | undefined;

  constructor(
    private readonly sealed: SealedText,
    private readonly log: Log,
  ) {}

  id(): Promise<string> {
    this.known ??= this.remembered();
    return this.known;
  }

  /** Returns the stored id. Without encrypted storage, the id lasts as long as the page. */
  private async remembered(): Promise<string> {
    const made = randomId();
    try {
      const kept = await this.sealed.load();
      if (kept) return kept;
      await this.sealed.save(made);
    } catch {
      this.log.warn("device id", { kind: "unavailable" });
    }
    return made;
  }
}
