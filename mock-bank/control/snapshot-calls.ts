import { Router, raw } from "express";
import type { Bank } from "../calls/bank";
import { controlApi } from "../control-api/control-calls";
import { snapshotName } from "../control-api/inputs";
import { setFaultsAgain } from "../lessons/stage-faults";
import { snapshotLimits } from "../limits/limits";
import {
  deleteSnapshot,
  listSnapshots,
  restoreSnapshot,
  saveSnapshot,
  snapshotContent,
  uploadSnapshot,
} from "../snapshots/snapshots";
import { sendRefusal, serve } from "./validated";

const SNAPSHOT_TYPE = "application/gzip";

/** The calls that keep the whole bank by name; {@link controlRouter} guards them. */
export function snapshotCalls(bank: Bank): Router {
  const router = Router();
  const snapshots = async () => ({ snapshots: await listSnapshots(bank) });
  serve(router, controlApi.snapshots, snapshots);
  serve(router, controlApi.saveSnapshot, async ({ name }) => (await saveSnapshot(bank, name)) ?? snapshots());
  serve(router, controlApi.restoreSnapshot, async ({ name }) => {
    const refusal = await restoreSnapshot(bank, name);
    if (refusal) return refusal;
    await setFaultsAgain(bank);
    return snapshots();
  });
  serve(router, controlApi.deleteSnapshot, async ({ name }) => (await deleteSnapshot(bank, name)) ?? snapshots());
  router.get("/snapshots/file", async (request, response) => {
    const content = await snapshotContent(bank, nameIn(request.url));
    if (!content) return sendRefusal(response, "There is no snapshot of that name.");
    response.type(SNAPSHOT_TYPE).attachment("snapshot.bank.gz").send(content);
  });
  router.post(
    "/snapshots/file",
    raw({ type: SNAPSHOT_TYPE, limit: snapshotLimits.bytes, inflate: false }),
    async (request, response) => {
      const read = snapshotName.safeParse(nameIn(request.url));
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
