import { sql } from "kysely";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { FieldFigure } from "../../contract/field-figures";
import { bankNow, secondsAfter } from "../core/clock";
import type { Settings } from "../core/settings";
import type { ConnectionPool } from "../database/open-bank";
import type { Database } from "../database/tables";
import { mailLimits } from "../limits/limits";

/** Upper bounds in seconds: a payment has a goal of a tenth of a second, and an answer comes within 12 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12];

type Figures = {
  readonly due: number;
  readonly failed: number;
  readonly oldest: number;
  readonly waiting: number;
  readonly given_up: number;
  readonly live: number;
};

/**
 * The figures of this process for Prometheus. Labels are names of calls, codes and states of this bank only: no text of
 * a customer becomes a label.
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly calls = this.counter("bank_calls_total", "Answered calls by name and code of the answer", [
    "call",
    "code",
  ]);
  private readonly durations = new Histogram({
    name: "bank_call_duration_seconds",
    help: "Time from the headers of a call to its answer",
    labelNames: ["call"],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly vitals = {
    INP: this.histogram("bank_client_inp_seconds", "Interaction to Next Paint of visits", [0.05, 0.1, 0.2, 0.5, 1]),
    LCP: this.histogram("bank_client_lcp_seconds", "Largest Contentful Paint of visits", [0.5, 1, 2.5, 4, 8]),
  };
  private readonly failures = this.counter("bank_client_failures_total", "Failed loads and uncaught errors of pages", [
    "kind",
    "part",
  ]);
  private readonly isUp = this.gauge("bank_database_up", "1 if the database has answered the query of this page");
  private readonly due = this.gauge("bank_due_tasks", "Tasks of the bank by state: due, or failed", ["state"]);
  private readonly oldest = this.gauge("bank_due_task_age_seconds", "How long the oldest due task has waited");
  private readonly sessions = this.gauge("bank_sessions", "Sessions that are alive");
  private readonly emails: Gauge<"state"> | undefined;

  constructor(
    version: string,
    { hasMail, pool }: { readonly hasMail: boolean; readonly pool?: ConnectionPool | undefined },
  ) {
    this.gauge("bank_info", "The version of the bank", ["version"]).set({ version }, 1);
    if (hasMail)
      this.emails = this.gauge("bank_outbox_emails", "E-mails of the last hour by state: waiting, or given up", [
        "state",
      ]);
    if (pool) this.watch(pool);
  }

  /** @param code of the answer's envelope; `file`; the HTTP status as `http_503`; or `none` without an answer */
  observe(call: string, code: string, milliseconds: number): void {
    this.calls.inc({ call, code });
    this.durations.observe({ call }, milliseconds / 1000);
  }

  /** Takes a figure of a visitor's page. Its labels are from short lists, because any visitor can send it. */
  observeVisit(figure: FieldFigure): void {
    const { part } = figure;
    if ("value" in figure) this.vitals[figure.name].observe({ part }, figure.value / 1000);
    else this.failures.inc({ kind: figure.name, part });
  }

  /** Reads the figures that are in the database, and so equal in all processes. */
  async refresh(db: Database, { sessionTimeoutSeconds }: Settings): Promise<void> {
    const now = await bankNow(db);
    const mailed = sql`channel = 'email' and mailed_at is null and redacted_at is null
      and at > ${secondsAfter(now, -mailLimits.mailedWithinSeconds)}`;
    const { rows } = await sql<Figures>`
      select (select count(*)::int from due_work where failed_at is null and due_at <= ${now}) as due,
             (select count(*)::int from due_work where failed_at is not null) as failed,
             (select coalesce(extract(epoch from ${now}::timestamptz - min(due_at)), 0)::float from due_work
               where failed_at is null and due_at between '2000-01-01' and ${now}) as oldest,
             (select count(*)::int from messages where ${mailed} and mail_tries < ${mailLimits.tries}) as waiting,
             (select count(*)::int from messages where ${mailed} and mail_tries >= ${mailLimits.tries}) as given_up,
             (select count(*)::int from sessions
               where ended_at is null and last_seen_at > ${secondsAfter(now, -sessionTimeoutSeconds)}) as live`.execute(
      db,
    );
    const [found] = rows;
    if (!found) return;
    this.isUp.set(1);
    this.due.set({ state: "due" }, found.due);
    this.due.set({ state: "failed" }, found.failed);
    this.oldest.set(found.oldest);
    this.emails?.set({ state: "waiting" }, found.waiting);
    this.emails?.set({ state: "given_up" }, found.given_up);
    this.sessions.set(found.live);
  }

  /** Removes the figures of the database, which has not answered. */
  forget(): void {
    for (const gauge of [this.due, this.oldest, this.emails, this.sessions]) gauge?.reset();
    this.isUp.set(0);
  }

  private watch({ state }: { readonly state: ConnectionPool["state"] }): void {
    new Gauge({
      name: "bank_database_connections",
      help: "Connections of this process by state: used, or idle; and calls waiting for one",
      labelNames: ["state"],
      registers: [this.registry],
      collect() {
        for (const [name, count] of Object.entries(state())) this.set({ state: name }, count);
      },
    });
  }

  private counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram<"part"> {
    return new Histogram({ name, help, labelNames: ["part"], buckets, registers: [this.registry] });
  }

  private gauge<Label extends string = never>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
