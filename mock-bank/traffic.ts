/** One call as the console shows it: decrypted, without secrets. */
export type TrafficEntry = {
  readonly id: number;
  /** By the computer's clock, ISO 8601. */
  readonly at: string;
  /** Such as `approvals.approve`. */
  readonly call: string;
  readonly method: string;
  /** As the contract writes it: the path's variables are among the fields, where they can be masked. */
  readonly path: string;
  readonly username: string | undefined;
  readonly headers: Shown;
  readonly fields: Shown;
  /** Absent when none was given. */
  readonly answer: Shown | undefined;
  readonly isReplay: boolean;
  readonly fault: string | undefined;
  readonly milliseconds: number;
};
type Shown = Readonly<Record<string, unknown>>;

const KEPT_MAX = 500;
const TEXT_LENGTH_MAX = 2000;
const MASK = "•••••";

const SECRETS = new Set(["password", "newPassword", "confirmPassword", "otp", "otpPin", "sessionId"]);

/** The last calls of this process. Secrets are masked on their way in, so none is ever held. */
export class Traffic {
  private readonly entries: TrafficEntry[] = [];
  private lastId = 0;

  record({ headers, fields, answer, ...entry }: Omit<TrafficEntry, "id">): void {
    const shown = { headers: masked(headers), fields: masked(fields), answer: answer && masked(answer) };
    this.entries.push({ ...entry, ...shown, id: ++this.lastId });
    if (this.entries.length > KEPT_MAX) this.entries.shift();
  }

  /** Newest first. */
  after(id: number): readonly TrafficEntry[] {
    return this.entries.filter((entry) => entry.id > id).reverse();
  }
}

/** An empty secret is shown as what it is: that nobody is signed in is worth seeing. */
function masked(values: Shown): Shown {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, shown(name, value)]));
}

function shown(name: string, value: unknown): unknown {
  if (SECRETS.has(name)) return value === "" ? "" : MASK;
  if (typeof value !== "string" || value.length <= TEXT_LENGTH_MAX) return value;
  return `${value.slice(0, TEXT_LENGTH_MAX)}... (${value.length} characters)`;
}
