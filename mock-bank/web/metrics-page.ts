import { setTimeout as sleep } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { Bank } from "../calls/bank";

/** Milliseconds that the page waits for the figures of the database. Prometheus waits for 10 s. */
const WAIT_MS = 2000;

/** Answers in Prometheus' text format. If the database does not answer, its figures are missing. */
export function metricsPage({ db, settings, metrics, log }: Bank): RequestHandler {
  /** All pages that are asked for at the same time share one query. */
  let reading: Promise<boolean> | undefined;
  const read = () =>
    metrics
      .refresh(db, settings)
      .then(() => true)
      .catch((error: unknown) => {
        log.error({ error, call: "GET /metrics" }, "The database did not serve a call");
        return false;
      })
      .finally(() => {
        reading = undefined;
      });
  return async (_, response) => {
    reading ??= read();
    const isRead = await Promise.race([reading, sleep(WAIT_MS, false, { ref: false })]);
    if (!isRead) metrics.forget();
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  };
}
