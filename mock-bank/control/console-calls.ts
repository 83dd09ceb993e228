import { Router, raw } from "express";
import * as z from "zod/mini";
import type { Bank } from "../calls/bank";
import { setNameCheckPolicy } from "../companies/name-check-policy";
import { auditLedger } from "../ledger/audit-ledger";
import { snapshotLimits } from "../limits/limits";
import {
  deleteSnapshot,
  listSnapshots,
  restoreSnapshot,
  saveSnapshot,
  snapshotContent,
  uploadSnapshot,
} from "../snapshots/snapshots";
import { amountSchema } from "./company-spec";
import { listAgenda } from "./list-agenda";
import { listAllAccounts } from "./list-all-accounts";
import { listedCalls } from "./listed-calls";
import { signInFor } from "./sign-in-for";
import type { Stages } from "./stages";
import { sendRefusal, validated } from "./validated";

const nothing = z.object({});
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const named = z.strictObject({ name });
const SNAPSHOT_TYPE = "application/gzip";

/** The calls that only the console uses; {@link controlRouter} guards them. */
export function consoleCalls(bank: Bank, stages: Stages): Router {
  const { db, settings } = bank;
  const router = Router();

  router.get(
    "/calls",
    validated(nothing, () => ({ calls: listedCalls() })),
  );
  router.get(
    "/agenda",
    validated(nothing, () => listAgenda(db, settings)),
  );
  router.get(
    "/accounts",
    validated(nothing, async () => ({ accounts: await listAllAccounts(db) })),
  );
  router.get(
    "/audit",
    validated(nothing, async () => {
      const violations = await auditLedger(db);
      return { sound: violations.length === 0, violations };
    }),
  );
  const text = z.string().check(z.minLength(1), z.maxLength(100));
  router.post(
    "/sign-ins",
    validated(z.strictObject({ username: text, deviceId: text }), (asked) => signInFor(bank, asked)),
  );

  const nameCheck = z.strictObject({ company: text, above: z.nullable(amountSchema) });
  router.put(
    "/name-check",
    validated(nameCheck, (wanted) => setNameCheckPolicy(db, wanted)),
  );

  const snapshots = async () => ({ snapshots: await listSnapshots(bank) });
  router.get("/snapshots", validated(nothing, snapshots));
  router.post(
    "/snapshots",
    validated(named, async (asked) => (await saveSnapshot(bank, asked.name)) ?? snapshots()),
  );
  router.post(
    "/snapshots/restore",
    validated(named, async (asked) => {
      const refusal = await restoreSnapshot(bank, asked.name);
      if (refusal) return refusal;
      stages.clear();
      return snapshots();
    }),
  );
  router.post(
    "/snapshots/delete",
    validated(named, async (asked) => (await deleteSnapshot(bank, asked.name)) ?? snapshots()),
  );
  router.get("/snapshots/file", async (request, response) => {
    const content = await snapshotContent(bank, nameIn(request.url));
    if (!content) return sendRefusal(response, "There is no snapshot of that name.");
    response.type(SNAPSHOT_TYPE).attachment("snapshot.bank.gz").send(content);
  });
  router.post(
    "/snapshots/file",
    raw({ type: SNAPSHOT_TYPE, limit: snapshotLimits.bytes, inflate: false }),
    async (request, response) => {
      const read = name.safeParse(nameIn(request.url));
      if (!read.success) return sendRefusal(response, "name: between 1 and 80 characters");
      if (!Buffer.isBuffer(request.body)) return sendRefusal(response, `Send the file as ${SNAPSHOT_TYPE}.`);
      const refusal = await uploadSnapshot(bank, read.data, request.body);
      if (refusal) return sendRefusal(response, refusal.description);
      response.json(await snapshots());
    },
  );
  return router;
}

const nameIn = (url: string): string => new URLSearchParams(url.split("?")[1]).get("name") ?? "";
