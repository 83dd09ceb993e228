import type { Response } from "express";
import { codes } from "../../contract/codes";
import { isUnavailable } from "../database/unavailable";
import type { Bank } from "./bank";

/**
 * 503: the database is too busy or away, and the same call can be sent again; 500: an unexpected error. For clients the
 * outcome is unknown in both cases.
 */
export type ErrorStatus = 500 | 503;

const RETRY_AFTER_SECONDS = "2";

/**
 * Logs once why a call gets no answer.
 * @param call its name or path as in the contract, never with values
 */
export function logError({ log, disk }: Pick<Bank, "log" | "disk">, error: unknown, call: object): ErrorStatus {
  disk.note(error);
  const isBusy = isUnavailable(error);
  log.error({ error, ...call }, isBusy ? "The database did not serve a call" : "A call failed unexpectedly");
  return isBusy ? 503 : 500;
}

/** Answers without details of the error, or closes the connection if the answer has begun. */
export function sendError(response: Response, status: ErrorStatus): void {
  if (response.headersSent) return void response.destroy();
  if (status === 503) response.set("Retry-After", RETRY_AFTER_SECONDS);
  response.status(status).json({ code: codes.failure, description: "Something went wrong. Please try again." });
}
