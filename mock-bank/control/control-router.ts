import { json, Router } from "express";
import type * as z from "zod/mini";
import { type OpenApiDocument, openApiDocument } from "../../contract/description/openapi";
import type { Bank } from "../calls/bank";
import { wantedFaults } from "../calls/faults";
import { createCompany } from "../companies/create-company";
import { controlApi } from "../control-api/control-calls";
import { parseDuration } from "../control-api/duration";
import type { clockChange } from "../control-api/inputs";
import { bankNow } from "../core/clock";
import { foreseeMove } from "../due-work/foresee-move";
import type { Configuration } from "../operator/configuration";
import { roomAddressesAt } from "../room/room-addresses";
import { authoringCalls } from "./authoring";
import { bankState } from "./bank-state";
import { clockJumps } from "./clock-jumps";
import { consoleCalls } from "./console-calls";
import { guardApi, readOnlyInProduction } from "./control-guard";
import { createAnyRequest, createRequest } from "./create-request";
import { fixedOutcomes } from "./fixed-outcomes";
import { ledgerView } from "./ledger-view";
import { lessonCalls } from "./lessons";
import { ownLessonCalls } from "./own-lessons";
import { refuseForOwnerOnly } from "./owner-only";
import { playScenario, scenarios } from "./scenarios";
import { listMessages, streamMessages } from "./sent-messages";
import { snapshotCalls } from "./snapshot-calls";
import { sendRefusal, serve } from "./validated";

function momentAfter(change: z.output<typeof clockChange>, now: Date): Date {
  if ("now" in change) return new Date(change.now);
  if ("to" in change) return clockJumps[change.to](now);
  return new Date(now.getTime() + (parseDuration(change.advance) ?? 0));
}

/** The control API for trainers and tests: plain JSON, no session. `control-api/` has its calls as data. */
export function controlRouter(bank: Bank, configuration: Configuration): Router {
  const router = Router();
  router.use(ownLessonCalls(bank, configuration));
  router.use(guardApi(configuration), readOnlyInProduction(configuration), json({ limit: "100kb" }));
  router.use(["/reset", "/snapshots"], ({ method }, response, next) => {
    const refusal = method === "GET" ? undefined : bank.clockMoves.refusal();
    return refusal ? sendRefusal(response, refusal.description) : next();
  });
  serveContents(router, bank, configuration);
  serveTime(router, bank);
  serveCalls(router, bank, configuration);
  router.use(consoleCalls(bank));
  router.use(snapshotCalls(bank));
  router.use(lessonCalls(bank));
  router.use(authoringCalls(bank, configuration));
  router.use((_, response) => {
    response.status(404).json({ description: "The control API has no such call." });
  });
  router.use(refuseForOwnerOnly);
  return router;
}

/** What the bank holds: companies, requests, books, messages. */
function serveContents(router: Router, bank: Bank, { isForRoom, host }: Configuration): void {
  const { db, faults } = bank;
  serve(router, controlApi.state, () => bankState(bank));
  serve(router, controlApi.room, (_, { socket }) => ({
    addresses: isForRoom ? roomAddressesAt(host, socket.localPort) : [],
  }));
  serve(router, controlApi.createCompany, async (spec) => createCompany(db, spec, await bankNow(db)));
  serve(router, controlApi.createRequest, (asked) => createRequest(bank, asked));
  serve(router, controlApi.createAnyRequest, (asked) => createAnyRequest(bank, asked));
  serve(router, controlApi.scenarios, () => ({ scenarios }));
  serve(router, controlApi.outcomes, () => ({ outcomes: fixedOutcomes }));
  serve(router, controlApi.reset, async ({ scenario }) => {
    await playScenario(db, scenario);
    faults.set([]);
    return { scenario, now: await bankNow(db) };
  });
  serve(router, controlApi.messages, async (filter) => ({ messages: await listMessages(db, filter) }));
  router.get("/messages/stream", (_, response) => streamMessages(bank, response));
  serve(router, controlApi.ledger, (asked) => ledgerView(db, asked));
}

function serveTime(router: Router, { clockMoves, db, settings }: Bank): void {
  serve(router, controlApi.clock, () => clockMoves.state());
  serve(router, controlApi.setClock, async (change, _, response) => {
    const state = await clockMoves.start((now) => momentAfter(change, now), change.keepSessions);
    // 202 Accepted: the due work up to the new time is still running.
    if ("movingTo" in state) response.status(202);
    return state;
  });
  serve(router, controlApi.foreseeClock, async (change) => {
    const now = await bankNow(db);
    return foreseeMove(db, { now, to: momentAfter(change, now) }, settings);
  });
}

/** The calls of the bank's API: their faults, their traffic and their description. */
function serveCalls(router: Router, { faults, traffic }: Bank, { apiBasePath }: Configuration): void {
  const list = () => ({ faults: faults.list() });
  serve(router, controlApi.faults, list);
  serve(router, { ...controlApi.setFaults, input: wantedFaults }, (wanted) => {
    faults.set(wanted.faults);
    return list();
  });
  serve(router, controlApi.traffic, ({ after }) => ({ calls: traffic.after(Number(after)) }));
  let document: OpenApiDocument | undefined;
  serve(router, controlApi.document, () => {
    document ??= openApiDocument(apiBasePath);
    return { ...document };
  });
}
