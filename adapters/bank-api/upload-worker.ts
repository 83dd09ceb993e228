import { SessionState } from "../../application/session/session-state";
import { ok } from "../../domain/result";
import { BankClient } from "./bank-client";
import { Exchange } from "./exchange";
import { HttpBulkPayments } from "./http-bulk-payments";
import { CryptoJsCipher } from "./payload-cipher";
import type { UploadJob, UploadNews } from "./upload-jobs";

/** Few enough that the page takes them in between two frames. */
const ROWS_AT_ONCE = 500;

const tell = (news: UploadNews) => self.postMessage(news);

/** Sends one file, and opens, checks and reads the long answer, while the page goes on. The page ends it to stop it. */
self.onmessage = async ({ data }: MessageEvent<UploadJob>) => {
  const { upload, configuration, deviceId, session } = data;
  const clock = { now: () => Date.now(), everySecond: () => () => {} };
  const state = new SessionState();
  state.begin(session, clock.now());
  const exchange = new Exchange({
    configuration: async () => configuration,
    cipherOf: (secret) => new CryptoJsCipher(secret),
    deviceId: async () => deviceId,
    sessionId: () => session.id,
  });
  const log = { warn: (what: string, { kind }: { kind: string }) => tell({ is: "warning", what, kind }) };
  const bank = new HttpBulkPayments(new BankClient({ exchange, state, clock, log }));
  const watch = {
    signal: new AbortController().signal,
    onProgress: (part: number) => tell({ is: "progress", part }),
  };
  const read = await bank.upload(upload, watch);
  if (read.ok)
    for (let from = 0; from < read.value.length; from += ROWS_AT_ONCE)
      tell({ is: "rows", rows: read.value.slice(from, from + ROWS_AT_ONCE) });
  tell({ is: "done", outcome: read.ok ? ok(undefined) : read, sessionEnd: state.ended });
};
