import { text } from "node:stream/consumers";
import { compileDraft } from "../lessons/compile-draft";

/** Prints the scenarios of a draft as lessons, as one line of JSON, or why the bank cannot teach one of them. */
console.info(JSON.stringify(await compileDraft(await text(process.stdin))));
