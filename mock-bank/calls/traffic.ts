import { trafficLimits } from "../limits/limits";
import { cutForTraffic } from "./traffic-values";

/** One call as the console shows it: decrypted, cut to a readable size, without secrets. */
export type TrafficEntry = {
  readonly id: number;
  /** As in the header X-Request-ID and in the log. */
  readonly requestId: string;
  /** By the computer's clock, ISO 8601. */
  readonly at: string;
  /** Such as `approvals.approve`. */
  readonly call: string;
  readonly method: string;
  /** The path as in the contract. The path's variables are among the fields, where they can be masked. */
  readonly path: string;
  readonly username: string | undefined;
  readonly headers: LoggedValues;
  readonly fields: LoggedValues;
  /** Absent if there was no answer. */
  readonly answer: LoggedValues | undefined;
  readonly isReplay: boolean;
  readonly fault: string | undefined;
  readonly milliseconds: number;
};
type LoggedValues = Readonly<Record<string, unknown>>;
type SizedEntry = { readonly entry: TrafficEntry; readonly bytes: number };

/** Bytes for keys, times and other short values of an entry. */
const ENTRY_OVERHEAD_BYTES = 1000;

/**
 * The last calls of this process. Values are cut and secrets masked before they are stored, so neither a secret nor a
 * large answer is held.
 * @param isRecording false if no control API can show the calls: then nothing is recorded
 */
export class Traffic {
  private entries: SizedEntry[] = [];
  private bytes = 0;
  private lastId = 0;

  constructor(private readonly isRecording = true) {}

  record({ headers, fields, answer, ...rest }: Omit<TrafficEntry, "id">): void {
    if (!this.isRecording) return;
    const cut = {
      headers: cutForTraffic(headers),
      fields: cutForTraffic(fields),
      answer: answer && cutForTraffic(answer),
    };
    const entry: TrafficEntry = {
      ...rest,
      headers: cut.headers.values,
      fields: cut.fields.values,
      answer: cut.answer?.values,
      id: ++this.lastId,
    };
    const bytes = ENTRY_OVERHEAD_BYTES + cut.headers.bytes + cut.fields.bytes + (cut.answer?.bytes ?? 0);
    this.entries.push({ entry, bytes });
    this.bytes += bytes;
    while (this.entries.length > trafficLimits.entries || this.bytes > trafficLimits.bytes) this.dropOldest();
  }

  /** Newest first. */
  after(id: number): readonly TrafficEntry[] {
    return this.entries
      .map(({ entry }) => entry)
      .filter((entry) => entry.id > id)
      .reverse();
  }

  private dropOldest(): void {
    this.bytes -= this.entries.shift()?.bytes ?? 0;
  }
}
