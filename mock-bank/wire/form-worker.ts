import { workerData } from "node:worker_threads";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { isRefusal } from "../core/handler";
import { lowerPriority } from "../threads/lower-priority";
import { sendInSlices } from "../threads/send-in-slices";
import { bodyOfForm } from "./body";
import { readCall } from "./call-reader";
import type { LongCall, ReadLongCall } from "./long-forms";
import { nodeCipher } from "./node-cipher";

/** Characters of a field that the traffic log can show. */
const SHOWN_LENGTH_MAX = 3000;

lowerPriority();
// Only `LongForms` sends this.
const { form, name, address, secret } = workerData as LongCall;
const [area = "", call = ""] = name.split(".");
const areas: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = bankApi;
const endpoint = areas[area]?.[call];
if (!endpoint) throw new Error(`There is no call ${name}`);

const body = bodyOfForm(Buffer.from(form.buffer, form.byteOffset, form.byteLength).toString("utf8"));
const read = isRefusal(body) ? body : readCall(endpoint, address, body, secret ? nodeCipher(secret) : undefined);
if (isRefusal(read)) sendInSlices({ refusal: read } satisfies ReadLongCall);
else {
  const { canonical } = read;
  const fields = Object.fromEntries(
    Object.entries(read.fields).map(([field, text]) => [field, text.slice(0, SHOWN_LENGTH_MAX)]),
  );
  // The input of every endpoint is an object.
  const input = { ...(read.input as Record<string, unknown>) };
  const [list] = Object.entries(input).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  if (list) input[list[0]] = [];
  sendInSlices({ read: { input, fields, canonical }, listName: list?.[0] } satisfies ReadLongCall, list?.[1]);
}
