import { json, Router } from "express";
import * as z from "zod/mini";
import { type OpenApiDocument, openApiDocument } from "../../contract/description/openapi";
import type { Bank } from "../calls/bank";
import { fault } from "../calls/faults";
import { createCompany } from "../companies/create-company";
import { bankNow } from "../core/clock";
import type { Configuration } from "../operator/configuration";
import { roomAddressesAt } from "../room/room-addresses";
import { anyRequest } from "./any-request";
import { bankState } from "./bank-state";
import { clockJumpNames, clockJumps } from "./clock-jumps";
import { companySpec } from "./company-spec";
import { consoleCalls } from "./console-calls";
import { guardApi, readOnlyInProduction } from "./control-guard";
import { createAnyRequest, createRequest, requestSpec } from "./create-request";
import { parseDuration } from "./duration";
import { fixedOutcomes } from "./fixed-outcomes";
import { ledgerView } from "./ledger-view";
import { lessonCalls } from "./lessons";
import { refuseForOwnerOnly } from "./owner-only";
import { playScenario, scenarioNames, scenarios } from "./scenarios";
import { listMessages, streamMessages } from "./sent-messages";
import { Stages } from "./stages";
import { sendRefusal, validated } from "./validated";

const nothing = z.object({});
const moment = z.iso.datetime({ offset: true });
const duration = z
  .string()
  .check(z.refine((text) => parseDuration(text) !== undefined, "Not an ISO 8601 duration such as PT26H"));

const clockChange = z.union([
  z.strictObject({ now: moment }),
  z.strictObject({ advance: duration }),
  z.strictObject({ to: z.enum(clockJumpNames) }),
]);

function momentAfter(change: z.output<typeof clockChange>, now: Date): Date {
  if ("now" in change) return new Date(change.now);
  if ("to" in change) return clockJumps[change.to](now);
  return new Date(now.getTime() + (parseDuration(change.advance) ?? 0));
}

/** The control API for trainers and tests: plain JSON, no session. The README lists its calls. */
export function controlRouter(bank: Bank, configuration: Configuration): Router {
  const { db, faults, traffic, clockMoves } = bank;
  const time = async () => ({ now: (await bankNow(db)).toISOString() });
  const router = Router();
  const stages = new Stages();
  const lessons = lessonCalls(bank, configuration, stages);
  router.use(lessons.forTrainees);
  router.use(guardApi(configuration), readOnlyInProduction(configuration), json({ limit: "100kb" }));

  router.use(["/reset", "/snapshots", "/lessons"], ({ method }, response, next) => {
    const refusal = method === "GET" ? undefined : clockMoves.refusal();
    return refusal ? sendRefusal(response, refusal.description) : next();
  });

  router.get(
    "/state",
    validated(nothing, () => bankState(bank)),
  );

  router.get("/room", ({ socket }, response) => {
    const { isForRoom, host } = configuration;
    response.json({ addresses: isForRoom ? roomAddressesAt(host, socket.localPort) : [] });
  });

  router.post(
    "/companies",
    validated(companySpec, async (spec) => createCompany(db, spec, await bankNow(db))),
  );

  router.post(
    "/requests",
    validated(requestSpec, (asked) => createRequest(bank, asked)),
  );

  router.post(
    "/requests/any",
    validated(anyRequest, (asked) => createAnyRequest(bank, asked)),
  );

  router.get(
    "/scenarios",
    validated(nothing, () => ({ scenarios })),
  );
  router.get(
    "/outcomes",
    validated(nothing, () => ({ outcomes: fixedOutcomes })),
  );
  router.post(
    "/reset",
    validated(z.strictObject({ scenario: z._default(z.enum(scenarioNames), "seed") }), async ({ scenario }) => {
      await playScenario(db, scenario);
      faults.set([]);
      stages.clear();
      return { scenario, ...(await time()) };
    }),
  );

  const messages = z.object({ to: z.optional(z.string()), after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))) });
  router.get(
    "/messages",
    validated(messages, async (filter) => ({ messages: await listMessages(db, filter) })),
  );
  router.get("/messages/stream", (_, response) => streamMessages(bank, response));

  router.get(
    "/clock",
    validated(nothing, () => clockMoves.state()),
  );
  router.put("/clock", (request, response, next) =>
    validated(clockChange, async (change) => {
      const state = await clockMoves.start((now) => momentAfter(change, now));
      // 202 Accepted: the due work up to the new time is still running.
      if ("movingTo" in state) response.status(202);
      return state;
    })(request, response, next),
  );

  const list = () => ({ faults: faults.list() });
  router.get("/faults", validated(nothing, list));
  router.put(
    "/faults",
    validated(z.strictObject({ faults: z.array(fault).check(z.maxLength(100)) }), (wanted) => {
      faults.set(wanted.faults);
      return list();
    }),
  );

  router.get(
    "/traffic",
    validated(z.object({ after: z._default(z.string().check(z.regex(/^\d{1,15}$/)), "0") }), ({ after }) => ({
      calls: traffic.after(Number(after)),
    })),
  );

  router.get(
    "/ledger",
    validated(z.object({ request: z.optional(z.string()), account: z.optional(z.string()) }), (asked) =>
      ledgerView(db, asked),
    ),
  );

  let document: OpenApiDocument | undefined;
  router.get(
    "/openapi.json",
    validated(nothing, () => {
      document ??= openApiDocument(configuration.apiBasePath);
      return document;
    }),
  );
  router.use(consoleCalls(bank, stages));
  router.use(lessons.forTrainers);
  router.use((_, response) => {
    response.status(404).json({ description: "The control API has no such call." });
  });
  router.use(refuseForOwnerOnly);
  return router;
}
