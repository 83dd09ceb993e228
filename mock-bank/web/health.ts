import type { RequestHandler } from "express";
import type { Bank } from "../calls/bank";
import { sharedLook } from "./shared-look";

/** Answers whether this process serves calls: the database answers, or is only busy. */
export function health({ db, log }: Pick<Bank, "db" | "log">): RequestHandler {
  const look = sharedLook(
    () => db.selectFrom("bank_clock").select("id").executeTakeFirst(),
    (error) => log.error({ error, call: "GET /healthz" }, "The database did not serve a call"),
  );
  return async (_, response) => {
    const { kind } = await look();
    if (kind === "away") return void response.status(503).json({ status: "the database does not answer" });
    response.json(kind === "found" ? { status: "ok" } : { status: "ok", database: "busy" });
  };
}
