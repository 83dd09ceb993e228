import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { defaultConfiguration, withoutLimits } from "../../mock-bank/operator/configuration";
import { sampleCalls } from "../support/sample-calls";
import { objectsOf } from "./other-company";
import { aVictim, openTarget, peopleOf } from "./target";

const DAY_SECONDS = 86_400;

/**
 * `node --import tsx tests/attack/open-for-scanners.ts <folder>`: starts a bank without encryption and limits, and
 * writes one raw HTTP request for each call of the contract, for scanners such as `sqlmap -r`. docs/security.md lists
 * the scans.
 */
const [folder = "reports/scans"] = process.argv.slice(2);
const settings = { ...defaultConfiguration.settings, codes: withoutLimits, sessionTimeoutSeconds: DAY_SECONDS };
const target = await openTarget({ isEncrypted: false, settings });
const { bank } = target;
const [ours, theirs] = [await aVictim(target), await aVictim(target)];
// Preparing the objects signs in too, which ends an earlier session.
const named = await objectsOf(target, ours);
const people = await peopleOf(target, ours, theirs);
const samples = sampleCalls({ ...named, invoiceNumber: "GG-1001" });

mkdirSync(folder, { recursive: true });
let written = 0;
for (const [noun, endpoints] of Object.entries(bankApi))
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.encoding === "multipart" || endpoint === bankApi.session.logout) continue;
    const input = samples[`${noun}.${name}`] ?? { username: "ama.mensah" };
    const caller = endpoint.session === "none" ? people.nobody : people.Single;
    const { url, method, headers, body = "" } = caller.request(endpoint, input as never);
    const { host, pathname, search } = new URL(url);
    const lines = Object.entries({ Host: host, ...headers }).map(([header, value]) => `${header}: ${value}`);
    const text = [`${method} ${pathname}${search} HTTP/1.1`, ...lines, "", body].join("\r\n");
    writeFileSync(join(folder, `${noun}.${name}.txt`), text);
    written++;
  }
console.info(`${bank.address} is open for scanners; ${written} requests are in ${folder}`);
