import type { Browser } from "playwright-core";
import { launchBrowser } from "../../features/support/browser";
import { buildFloors, serveFolder } from "./floors";
import { atMost, atMostTimes, figure, floorUnder, median, type Row } from "./row";
import { asItIs, type Conditions, slowPhone, type Visit, visit } from "./visit";

const RUNS = 9;

/** Compares the sign-in page with an empty page and a minimal React page. */
export async function pageRows(): Promise<readonly Row[]> {
  const floors = await buildFloors();
  const [floorServer, server] = await Promise.all([serveFolder(floors.folder), serveFolder("dist")]);
  const browser = await launchBrowser();
  try {
    const urls = {
      empty: `${floorServer.url}/`,
      bare: `${floorServer.url}/react`,
      ours: `${server.url}/login`,
      paper: `${server.url}/verify`,
    };
    await visitAll(browser, urls, asItIs, 1);
    const fast = await visitAll(browser, urls, asItIs, RUNS);
    const slow = await visitAll(browser, urls, slowPhone, RUNS);
    return [...timings(fast, asItIs), ...goals(slow, slowPhone), ...weights(slow)];
  } finally {
    await browser.close();
    await Promise.all([floorServer.close(), server.close()]);
    floors.remove();
  }
}

type Urls = { readonly empty: string; readonly bare: string; readonly ours: string; readonly paper: string };
type Visits = { readonly [Page in keyof Urls]: readonly Visit[] };

/** Visits the pages alternately, so that other load of the machine affects all of them. */
async function visitAll(browser: Browser, urls: Urls, conditions: Conditions, runs: number): Promise<Visits> {
  const visits: { [Page in keyof Urls]: Visit[] } = { empty: [], bare: [], ours: [], paper: [] };
  for (let run = 0; run < runs; run += 1) {
    visits.empty.push(await visit(browser, urls.empty, conditions, false));
    visits.bare.push(await visit(browser, urls.bare, conditions, true));
    visits.ours.push(await visit(browser, urls.ours, conditions, true));
    visits.paper.push(await visit(browser, urls.paper, conditions, false));
  }
  return visits;
}

const of = (visits: readonly Visit[], mark: keyof Visit) => median(visits.map((each) => each[mark]));

/** No goals here, because without network delays the figures depend only on the processor. */
const timings = ({ empty, bare, ours }: Visits, { name }: Conditions): readonly Row[] =>
  [
    { name: `empty page painted, ${name}`, value: of(empty, "painted") },
    { name: `bare React field takes keys, ${name}`, value: of(bare, "fieldReady") },
    { name: `sign-in field takes keys, ${name}`, value: of(ours, "fieldReady") },
    { name: `sign-in button works, ${name}`, value: of(ours, "buttonWorks") },
  ].map((row) => figure({ ...row, unit: "ms" }));

function goals({ empty, bare, ours, paper }: Visits, { name }: Conditions): readonly Row[] {
  const ms = (what: string, value: number) => ({ name: `${what}, ${name}`, value, unit: "ms" });
  const beside = (mark: keyof Visit, visits = ours) =>
    floorUnder(
      of(visits, mark),
      visits.map((visit, at) => ({ ours: visit[mark], floor: bare[at]?.[mark] ?? Number.NaN })),
    );
  return [
    figure(ms("empty page painted", of(empty, "painted"))),
    figure(ms("sign-in page painted", of(ours, "painted"))),
    atMostTimes(ms("sign-in field takes keys", of(ours, "fieldReady")), beside("fieldReady"), 0.5),
    atMostTimes(ms("sign-in button works", of(ours, "buttonWorks")), beside("buttonWorks"), 1.3),
    atMostTimes(ms("page that checks papers painted", of(paper, "painted")), beside("painted", paper), 1.5),
    atMost(ms("sign-in page blocked", of(ours, "blocked")), 80),
  ];
}

function weights({ bare, ours }: Visits): readonly Row[] {
  const bytes = (visits: readonly Visit[]) => median(visits.map((each) => each.bytes)) / 1000;
  const requests = median(ours.map((each) => each.requests));
  return [
    figure({ name: "bare React page, bytes", value: bytes(bare), unit: "kB" }),
    atMost({ name: "sign-in page, bytes", value: bytes(ours), unit: "kB" }, 90),
    figure({ name: "sign-in page, requests", value: requests, unit: "requests" }),
  ];
}
