import type { ErrorRequestHandler } from "express";
import { isForbidden } from "../database/unavailable";
import { sendRefusal } from "./validated";

const OWNER_ONLY =
  "Only the owner of the database's tables can delete postings, and this bank uses another role (docs/operations.md). " +
  "Nothing was changed. To train, start the bank with the owner's DATABASE_URL and without NODE_ENV=production. " +
  "To begin again in production, start it on a new database.";

/** Answers a reset or a restore by a role that may not truncate tables, as production demands. */
export const refuseForOwnerOnly: ErrorRequestHandler = (error: unknown, _request, response, next) =>
  isForbidden(error) ? sendRefusal(response, OWNER_ONLY) : next(error);
