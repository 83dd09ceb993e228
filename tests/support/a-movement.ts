import type { Movement } from "../../domain/accounts/statement";
import { ghs } from "../../domain/money";

/** A movement on the in-memory bank's current day. */
export const aMovement = (over: Partial<Movement> = {}): Movement => ({
  type: "credit",
  at: "2026-11-20T09:30:00Z",
  narration: "Kumasi Retail Co",
  amount: ghs(250_50),
  ...over,
});
