import type { Flood, FloodSize } from "./flood";
import { callsFlood } from "./flood-calls";
import { messagesFlood } from "./flood-messages";
import { signInFlood } from "./flood-sign-in";
import { uploadsFlood } from "./flood-uploads";
import { type Part, Tally } from "./part";

/** The floods by name; each is in a file `flood-<word>.ts`. */
const floods: Readonly<Record<string, Flood>> = {
  calls: callsFlood,
  messages: messagesFlood,
  uploads: uploadsFlood,
  "sign-in": signInFlood,
};

/** Runs the floods one after the other. */
export async function runFloods(size: FloodSize): Promise<Part> {
  const tally = new Tally();
  const figures: Record<string, Readonly<Record<string, number>>> = {};
  for (const [name, flood] of Object.entries(floods))
    if (!size.only || size.only.includes(name)) figures[name] = await flood(size, tally);
  return { ...tally.part, floods: figures };
}
