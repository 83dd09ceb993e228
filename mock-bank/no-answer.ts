import type { Response } from "express";
import { codes } from "../adapters/bank-api/contract/codes";
import type { Bank } from "./bank";
import { isUnavailable } from "./database/unavailable";

/** 503: the database was too busy or away, and the same call may soon be sent again; 500: what nobody foresaw. To a client both are no answer. */
export type NoAnswer = 500 | 503;

const RETRY_AFTER_SECONDS = "2";

/** Tells the log, once, why a call gets no answer. @param call its name or path as the contract writes it, never with its values */
export function noAnswer({ log }: Pick<Bank, "log">, error: unknown, call: object): NoAnswer {
  const isBusy = isUnavailable(error);
  log.error({ error, ...call }, isBusy ? "The database did not serve a call" : "A call failed unexpectedly");
  return isBusy ? 503 : 500;
}

/** Nothing of an error is told to whoever caused it; an answer that has begun is broken off. */
export function leaveUnanswered(response: Response, status: NoAnswer): void {
  if (response.headersSent) return void response.destroy();
  if (status === 503) response.set("Retry-After", RETRY_AFTER_SECONDS);
  response.status(status).json({ code: codes.failure, description: "Something went wrong. Please try again." });
}
