import { Router, raw } from "express";
import * as z from "zod/mini";
import type { Bank } from "../bank";
import { auditLedger } from "../ledger/audit-ledger";
import { accountsOfAll } from "./accounts-of-all";
import { checked, refused } from "./checked";
import { comingUp } from "./coming-up";
import { listedCalls } from "./listed-calls";
import { signInFor } from "./sign-in-for";
import { SNAPSHOT_BYTES_MAX } from "./snapshot-file";
import {
  deleteSnapshot,
  listSnapshots,
  restoreSnapshot,
  saveSnapshot,
  snapshotContent,
  uploadSnapshot,
} from "./snapshots";

const nothing = z.object({});
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const named = z.strictObject({ name });
const SNAPSHOT_TYPE = "application/gzip";

/** The calls that only the console uses; {@link controlRouter} guards them. */
export function consoleCalls(bank: Bank): Router {
  const { db, settings } = bank;
  const router = Router();

  router.get(
    "/calls",
    checked(nothing, () => ({ calls: listedCalls() })),
  );
  router.get(
    "/agenda",
    checked(nothing, () => comingUp(db, settings)),
  );
  router.get(
    "/accounts",
    checked(nothing, async () => ({ accounts: await accountsOfAll(db) })),
  );
  router.get(
    "/audit",
    checked(nothing, async () => {
      const violations = await auditLedger(db);
      return { sound: violations.length === 0, violations };
    }),
  );
  const text = z.string().check(z.minLength(1), z.maxLength(100));
  router.post(
    "/sign-ins",
    checked(z.strictObject({ username: text, deviceId: text }), (asked) => signInFor(bank, asked)),
  );

  const snapshots = async () => ({ snapshots: await listSnapshots(bank) });
  router.get("/snapshots", checked(nothing, snapshots));
  router.post(
    "/snapshots",
    checked(named, async (asked) => (await saveSnapshot(bank, asked.name)) ?? snapshots()),
  );
  router.post(
    "/snapshots/restore",
    checked(named, async (asked) => (await restoreSnapshot(bank, asked.name)) ?? snapshots()),
  );
  router.post(
    "/snapshots/delete",
    checked(named, async (asked) => (await deleteSnapshot(bank, asked.name)) ?? snapshots()),
  );
  router.get("/snapshots/file", async (request, response) => {
    const content = await snapshotContent(bank, nameIn(request.url));
    if (!content) return refused(response, "There is no snapshot of that name.");
    response.type(SNAPSHOT_TYPE).attachment("snapshot.bank.gz").send(content);
  });
  router.post(
    "/snapshots/file",
    raw({ type: SNAPSHOT_TYPE, limit: SNAPSHOT_BYTES_MAX, inflate: false }),
    async (request, response) => {
      const read = name.safeParse(nameIn(request.url));
      if (!read.success) return refused(response, "name: between 1 and 80 characters");
      if (!Buffer.isBuffer(request.body)) return refused(response, `Send the file as ${SNAPSHOT_TYPE}.`);
      const refusal = await uploadSnapshot(bank, read.data, request.body);
      if (refusal) return refused(response, refusal.description);
      response.json(await snapshots());
    },
  );
  return router;
}

const nameIn = (url: string): string => new URLSearchParams(url.split("?")[1]).get("name") ?? "";
