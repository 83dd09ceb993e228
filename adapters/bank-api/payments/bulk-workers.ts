import type { ProgressControl } from "../../../application/payments/bulk-payments-port";
import type { Clock } from "../../../application/ports/clock";
import type { Log } from "../../../application/ports/log";
import { token } from "../../../application/ports/token";
import type { SessionState } from "../../../application/session/session-state";
import type { TransportDependencies } from "../transport/bank-transport";
import type { BulkJob, BulkWorkerMessage, SessionEffect, WorkerConnection } from "./bulk-jobs";

/**
 * The part of a connection that does not depend on the session: configuration, device id and the receiver of `Date`
 * headers.
 */
export type ConnectionSources = Pick<TransportDependencies, "configuration" | "deviceId" | "onDateHeader">;
export const ConnectionToken = token<ConnectionSources>("Connection");

type WorkerDependencies = {
  readonly sources: ConnectionSources;
  readonly state: SessionState;
  readonly clock: Pick<Clock, "elapsed">;
  readonly log: Log;
  /** Starts a worker that runs `bulk-worker`. */
  readonly startWorker: () => Worker;
};

/** Runs the jobs of long lists, each in a worker of its own, and keeps the page's session up to date. */
export class BulkWorkers {
  constructor(private readonly dependencies: WorkerDependencies) {}

  /** Returns undefined without a session or a configuration. */
  async connect(): Promise<WorkerConnection | undefined> {
    const { sources, state } = this.dependencies;
    if (!state.session) return undefined;
    try {
      const [configuration, deviceId] = await Promise.all([sources.configuration(), sources.deviceId()]);
      const { session } = state;
      return session && { configuration, deviceId, session: { ...session } };
    } catch {
      return undefined;
    }
  }

  /** Applies the worker's session changes to the page's session, unless a new session has begun meanwhile. */
  applySessionEffect<Outcome extends { readonly ok: boolean }>(
    { outcome, sessionEnd }: JobOutcome<Outcome>,
    { session }: WorkerConnection,
  ) {
    const { state, clock } = this.dependencies;
    if (state.session?.id === session.id) {
      if (sessionEnd) state.end(sessionEnd.why, sessionEnd.message);
      if (outcome.ok) state.touch(clock.elapsed());
    }
    return outcome;
  }

  /**
   * Posts jobs to a worker and passes its messages to `read` until that returns a result. Returns undefined if the
   * worker was stopped or failed.
   */
  run<Outcome>(
    jobs: readonly BulkJob[],
    control: ProgressControl | undefined,
    read: (message: BulkWorkerMessage) => Outcome | undefined,
  ): Promise<Outcome | undefined> {
    const worker = this.dependencies.startWorker();
    const ending = new AbortController();
    return new Promise((resolve) => {
      const end = (outcome: Outcome | undefined) => {
        ending.abort();
        worker.terminate();
        resolve(outcome);
      };
      worker.onmessage = ({ data }: MessageEvent<BulkWorkerMessage>) => {
        if (data.kind === "warning") return this.dependencies.log.warn(data.what, data.failure);
        if (data.kind === "time") return this.dependencies.sources.onDateHeader(data.date, data.roundTripMs);
        const outcome = read(data);
        if (outcome !== undefined) end(outcome);
      };
      worker.onerror = () => end(undefined);
      control?.signal.addEventListener("abort", () => end(undefined), { once: true });
      if (control?.signal.aborted) end(undefined);
      else void postJobs(worker, jobs, ending.signal);
    });
  }
}

type JobOutcome<Outcome> = { readonly outcome: Outcome } & SessionEffect;

/** Posts the jobs one by one and yields between them, because `postMessage` copies each job on the page's thread. */
async function postJobs(worker: Worker, jobs: readonly BulkJob[], ending: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (ending.aborted) return;
    worker.postMessage(job);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
