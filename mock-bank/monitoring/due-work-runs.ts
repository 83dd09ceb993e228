/** The longest time that one run of due work may take, and that may pass between two successful runs. */
const DUE_WORK_MS_MAX = 60_000;

/** The times of the last runs of due work in this process, as `performance.now()`. */
export class DueWorkRuns {
  private begunAt: number | undefined;
  private endedAt = performance.now();

  begin(): void {
    this.begunAt = performance.now();
  }

  end(isDone: boolean): void {
    this.begunAt = undefined;
    if (isDone) this.endedAt = performance.now();
  }

  get isRunning(): boolean {
    return performance.now() - (this.begunAt ?? this.endedAt) < DUE_WORK_MS_MAX;
  }
}
