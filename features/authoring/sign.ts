import { json } from "node:stream/consumers";
import { type Decision, signRows } from "../support/sign-rows";

/** Signs what standard input says, which the bank has checked, and prints how many rows, or why none. */
const result = await signRows((await json(process.stdin)) as Decision);
const { why, signed } = "why" in result ? { ...result, signed: [] } : { ...result, why: "The row is not proved." };
console.info(JSON.stringify(signed.length > 0 ? { rows: signed.length } : { why }));
