import { randomUUID } from "node:crypto";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { sampleCalls } from "../support/sample-calls";
import type { Answer, WireClient } from "../support/wire-client";
import { expectedAccess } from "./expected-access";
import { type Part, Tally } from "./part";
import { aVictim, type People, type Principal, peopleOf, principals, type Target } from "./target";

const NOT_PERMITTED = "You don't have permission to do this.";
const SIGNED_OUT = new Set([103, 104]);

/** Every call of the contract, by its name in it. */
export const allCalls: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries<
  Record<string, Endpoint>
>(bankApi).flatMap(([word, area]) =>
  Object.entries(area).map(([name, endpoint]) => [`${word}.${name}`, endpoint] as const),
);

/** Makes each call as each principal and compares the result with the table written by hand. */
export async function attackMatrix(target: Target): Promise<Part> {
  const tally = new Tally();
  const people = await peopleOf(target, await aVictim(target), await aVictim(target));
  for (const [name, endpoint] of allCalls) {
    if (name === "session.logout") continue;
    for (const who of principals) await tryCell(tally, people, { name, endpoint, who });
  }
  // The last call, because it ends all sessions.
  const name = "session.logout";
  for (const who of principals) await tryCell(tally, people, { name, endpoint: bankApi.session.logout, who });
  for (const name of expectedAccess.keys())
    if (!allCalls.some(([call]) => call === name)) throw new Error(`There is no call ${name}`);
  checkLog(tally, target.log);
  return tally.part;
}

/** Checks that every denial is logged once, that every line is a JSON object, and that its time is UTC. */
function checkLog(tally: Tally, log: readonly string[]): void {
  // The bank's log writes these lines.
  const lines = log.map(
    (line) => JSON.parse(line) as { event?: string; time?: string; userId?: string; call?: string },
  );
  const denials = lines.filter(({ event, userId, call }) => event === "authz_fail" && userId && call);
  tally.notePlain(denials.length >= DENIED_MIN, () => `Only ${denials.length} denials are in the log`);
  const isTimed = lines.every(({ time }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time ?? ""));
  tally.notePlain(
    isTimed && log.every((line) => line.indexOf("\n") === line.length - 1),
    () => "A line of the log is none",
  );
}

/** The number of cells in which a signed-in user is refused. */
const DENIED_MIN = [...expectedAccess.values()].reduce(
  (sum, who) => sum + principals.filter((each) => each !== "nobody" && !who.includes(each)).length,
  0,
);

type Cell = { readonly name: string; readonly endpoint: Endpoint; readonly who: Principal };

async function tryCell(tally: Tally, people: People, { name, endpoint, who }: Cell): Promise<void> {
  const answer = await tryCall(people[who], name, endpoint);
  const may = expectedAccess.get(name)?.includes(who);
  tally.check(isLetIn(answer) === may, () => `${who} at ${name}: ${JSON.stringify(answer)}`);
}

async function tryCall(client: WireClient, name: string, endpoint: Endpoint): Promise<Answer> {
  const input = sampleCalls()[name] ?? {};
  const idempotencyKey = randomUUID();
  if (endpoint.answer !== "file") return client.call(endpoint, input, { idempotencyKey });
  const response = await client.download(endpoint, input);
  return response.headers.has("content-disposition") ? { code: 0 } : await client.call(endpoint, input);
}

function isLetIn({ code, description }: Answer): boolean {
  return !SIGNED_OUT.has(code) && description !== NOT_PERMITTED;
}
