import { codes } from "../../contract/codes";
import { fixedHeaders } from "../../contract/headers";
import { support } from "../../contract/support";
import { checkHealth, type Flood } from "./flood";
import { API_PATH, FloodedBank, sendAtRate } from "./flooded-bank";

const PER_SECOND = 500;
/** More calls than the bank allows one address in the duration of this flood. */
const CALLS_MAX = 6000;
/** Calls before the flood: Node compiles the code of a call, and the bank at rest is measured. */
const WARM_UP = { perSecond: 100, seconds: 1 };

/** Sends cheap calls from one address, with a new device id each time: most are refused. */
export const callsFlood: Flood = async (size, tally) => {
  const { seconds } = size;
  const bank = await FloodedBank.start();
  try {
    const call = async (index: number) => {
      const headers = { ...fixedHeaders, deviceId: `device-${index}`, sessionId: "" };
      const { status, text } = await bank.send({ method: "GET", path: API_PATH + support.directives.path, headers });
      if (status !== 200) return void unanswered++;
      // A flood counts answers by their code only, so nothing else of them is read or validated.
      const { code } = JSON.parse(text) as { code: number };
      if (code === codes.success) served++;
      else refused++;
    };
    let [served, refused, unanswered] = [0, 0, 0];
    const goesOn = () => refused === 0 && served + unanswered < CALLS_MAX;
    const rate = { perSecond: PER_SECOND, seconds, goesOn };
    const { health: calm } = await bank.watchHealth(() => sendAtRate(WARM_UP, call));
    const { result: sent, health } = await bank.watchHealth(() => sendAtRate(rate, call));
    checkHealth(tally, size, "calls", health);
    tally.check(refused > 0, () => `calls: none of ${sent} calls of one stranger was refused`);
    tally.check(unanswered === 0, () => `calls: ${unanswered} of ${sent} calls had no answer`);
    return { sent, served, refused, unanswered, healthP50: health.p50, healthP99: health.p99, calmP99: calm.p99 };
  } finally {
    await bank.close();
  }
};
