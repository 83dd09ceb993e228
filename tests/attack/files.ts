import { bankApi } from "../../contract/index";
import { signedIn } from "../support/bank";
import type { WireClient } from "../support/wire-client";
import { goodWorkbook, goodWorkbooks, type HostileFile, hostileFiles } from "./hostile-files";
import { type Part, Tally } from "./part";
import { aVictim, type Target } from "./target";

const SLOW_MS = 1500;
const HEAVY_BYTES = 100 * 1024 * 1024;
/** A file counts as slow only if it is slow each time, because the computer can be busy with other work. */
const TRIES = 3;
/** Milliseconds of processor time for a good file on two quiet cores, thread included; slower computers get more time. */
const GOOD_MS = 170;
/** Milliseconds of waiting after which a file counts as slow, for any reason. */
const WAITED_MS = 10 * SLOW_MS;
const uploads = [bankApi.bulkTransfers.upload, bankApi.mobileMoney.upload, bankApi.prepaidCard.upload];
const categories = ["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"] as const;

type Taken = {
  readonly code: number;
  readonly status: number;
  readonly ms: number;
  /** Milliseconds of processor time: less than the elapsed time if the computer is busy. */
  readonly workMs: number;
  readonly bytes: number;
  /** Number of rows read from the file. */
  readonly rows: number;
};

/**
 * Uploads each hostile file. The bank must answer within a second and a half and 100 MB without a server error, and
 * still read good files afterwards.
 */
export async function attackFiles(
  target: Target,
  { isSlice = false }: { readonly isSlice?: boolean } = {},
): Promise<Part & { readonly slow: number; readonly heavy: number }> {
  const tally = new Tally();
  const figures = { slow: 0, heavy: 0 };
  const company = await aVictim(target);
  const client = await signedIn(target.bank, company, "Single");
  const sourceAccount = company.accounts[0]?.accountNumber ?? "";
  await upload(
    client,
    sourceAccount,
    { name: "a first one, for the code to be loaded", content: new Uint8Array([1]) },
    0,
  );
  const good = goodWorkbook("bulkTransfer", "xlsx");
  let place = 0;
  for (const file of hostileFiles(isSlice)) {
    let [taken, isSlow] = [await upload(client, sourceAccount, file, place), false];
    for (let tries = 1; ; tries++) {
      isSlow = taken.ms > SLOW_MS && isSlowBeside(taken, await upload(client, sourceAccount, good, 0));
      if (tries === TRIES || !(isSlow || isHeavy(taken))) break;
      taken = await upload(client, sourceAccount, file, place);
    }
    place++;
    if (isSlow) figures.slow++;
    if (isHeavy(taken)) figures.heavy++;
    const isFine = taken.status === 200 && [0, 10].includes(taken.code) && !isSlow && !isHeavy(taken);
    tally.check(isFine, () => `${file.name} (${file.content.length} bytes): ${JSON.stringify(taken)}`);
  }
  for (const [at, category] of categories.entries())
    for (const file of goodWorkbooks(category)) {
      const taken = await upload(client, sourceAccount, file, at);
      tally.check(taken.code === 0 && taken.rows === 3, () => `${file.name}: ${JSON.stringify(taken)}`);
    }
  const { code } = await client.call(bankApi.accounts.list, { loginId: "me" });
  tally.check(code === 0, () => "The bank does not go on");
  tally.check(Object.keys(Object.prototype).length === 0, () => "A prototype was changed");
  return { ...tally.part, ...figures };
}

function isSlowBeside({ ms, workMs }: Taken, good: Taken): boolean {
  const pace = Math.max(1, good.workMs / GOOD_MS);
  return workMs > SLOW_MS * pace || ms > WAITED_MS * pace;
}
const isHeavy = ({ bytes }: Taken) => bytes > HEAVY_BYTES;

async function upload(client: WireClient, sourceAccount: string, { name, content }: HostileFile, place: number) {
  const file = new File([new Uint8Array(content)], `${name}.xlsx`);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const [startedAt, worked] = [performance.now(), process.cpuUsage()];
  const endpoint = uploads[place % uploads.length] ?? bankApi.bulkTransfers.upload;
  const { status, answer } = await client.exchange(endpoint, { sourceAccount, file });
  const ms = Math.round(performance.now() - startedAt);
  const { user, system } = process.cpuUsage(worked);
  clearInterval(watch);
  const rows = Array.isArray(answer.bulkUploadData) ? answer.bulkUploadData.length : 0;
  const workMs = Math.round((user + system) / 1000);
  return { code: answer.code, status, ms, workMs, bytes: most - before, rows } satisfies Taken;
}
