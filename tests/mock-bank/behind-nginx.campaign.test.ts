import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import type { RunningBank, StartOptions } from "../../mock-bank/start-bank";
import { deployedNginx } from "../deploy/deployed-nginx";
import { openCompany, startTestBank, userOf } from "../support/bank";
import { controlHeaders } from "../support/control";
import { hasNginx, Nginx } from "../support/nginx";

const ATTEMPTS_MAX = 200;

/** Only on Linux a test can send from several loopback addresses. */
const isTestable = process.platform === "linux" && hasNginx();

describe.skipIf(!isTestable)("Behind the nginx configuration of deploy/nginx", () => {
  it("customers of different addresses have allowances of their own, and a forged header does not renew them", async () => {
    await behindNginx({ isLimited: true, trustProxy: 1 }, asDeployed, async (address) => {
      // Allowances are renewed as time passes, so the clock is stopped.
      vi.useFakeTimers({ toFake: ["Date"] });
      const answers = await reportsUntilRefused(address, "127.0.0.2");
      expect(answers.length).toBeGreaterThan(10);
      expect(answers.at(-1)).toBe(429);
      expect(await report(address, "127.0.0.2", { "X-Forwarded-For": "192.0.2.99" })).toBe(429);
      expect(await report(address, "127.0.0.2", { "X-Forwarded-For": "127.0.0.3" })).toBe(429);
      expect(await report(address, "127.0.0.3")).toBe(204);
    });
  });

  it("a production bank answers customers, and the control API and the console cannot be reached", async () => {
    await behindNginx({ isProduction: true, trustProxy: 1 }, asDeployed, async (address) => {
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      for (const path of ["/control", "/control/state", "/Control/state", "/trainer", "/trainer/open-as"])
        expect(await (await fetch(`${address}${path}`)).text()).toContain("nginx");
    });
  });

  it("a production bank without TRUST_PROXY answers no request", async () => {
    await behindNginx({ isProduction: true }, asDeployed, async (address) => {
      expect((await fetch(`${address}/healthz`)).status).toBe(400);
      expect((await fetch(`${address}/configuration.json`)).status).toBe(400);
    });
  });
});

describe.skipIf(!isTestable)("Behind the default proxy_pass of nginx", () => {
  it("a training bank gives no stranger a sign-in code, nor anything else of the control API", async () => {
    await behindNginx({}, byDefault, async (address, bank) => {
      const company = await openCompany(bank);
      const asked = { username: userOf(company, "Single").username, deviceId: "a-stranger" };
      const headers = { "Content-Type": "application/json" };
      const signIns = `${address}/control/sign-ins`;
      const refused = await fetch(signIns, { method: "POST", headers, body: JSON.stringify(asked) });
      expect([refused.status, await refused.text()]).toEqual([401, expect.not.stringMatching(/\d{5}/)]);
      for (const path of ["state", "messages", "messages/stream", "traffic", "openapi.json"])
        expect((await fetch(`${address}/control/${path}`)).status).toBe(401);
      const trainer = { ...headers, ...controlHeaders(bank) };
      expect((await fetch(signIns, { method: "POST", headers: trainer, body: JSON.stringify(asked) })).status).toBe(
        200,
      );
    });
  });

  it("a production bank has no control API and no console", async () => {
    await behindNginx({ isProduction: true }, byDefault, async (address) => {
      for (const path of ["/control/state", "/trainer", "/control/docs"])
        expect((await fetch(`${address}${path}`)).status).toBe(404);
    });
  });
});

const asDeployed = (bank: RunningBank): Promise<Nginx> => deployedNginx([bank.address]);

/** With nginx's defaults the bank sees a loopback address, its own Host header, and no forwarding header. */
const byDefault = (bank: RunningBank): Promise<Nginx> =>
  Nginx.start((port) => `server { listen 127.0.0.1:${port}; location / { proxy_pass ${bank.address}; } }`);

async function behindNginx(
  options: StartOptions,
  start: (bank: RunningBank) => Promise<Nginx>,
  test: (address: string, bank: RunningBank) => Promise<void>,
) {
  const bank = await startTestBank(options);
  try {
    const nginx = await start(bank);
    await test(nginx.address, bank).finally(() => nginx.stop());
  } finally {
    vi.useRealTimers();
    await bank.close();
  }
}

/** Sends reports of policy violations, which are limited by address only. */
async function reportsUntilRefused(address: string, customer: string): Promise<readonly number[]> {
  const answers: number[] = [];
  while (answers.at(-1) !== 429 && answers.length < ATTEMPTS_MAX) answers.push(await report(address, customer));
  return answers;
}

/** @param customer an address of 127.0.0.0/8: Linux accepts each of them as an address of this computer */
function report(address: string, customer: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${address}/csp-reports`, { method: "POST", localAddress: customer, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end("{}");
  });
}
