import { describe, expect, it, vi } from "vitest";
import { readConfiguration } from "../../mock-bank/operator/configuration";
import { readTrustedProxies } from "../../mock-bank/operator/trusted-proxies";
import type { StartOptions } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";

const https = {
  NODE_ENV: "production",
  DATA_DIR: "/var/lib/bank",
  PAYLOAD_SECRET: "a".repeat(43),
  CODE_KEY: "b".repeat(43),
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://bank.example",
};
const FORWARDING_HEADERS = ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"];

describe("TRUST_PROXY", () => {
  it.each([
    ["none", "none"],
    ["0", "none"],
    ["2", 2],
    ["10.0.0.4", ["10.0.0.4"]],
    ["10.0.0.0/8, fd00::/8", ["10.0.0.0/8", "fd00::/8"]],
  ])("TRUST_PROXY=%s is read as %j", (text, expected) => expect(readTrustedProxies(text)).toEqual(expected));

  it.each([
    "true",
    "-1",
    "10",
    "loopback",
    "proxy.example",
    "10.0.0.0/33",
    "0.0.0.0/0",
    "::/0",
    "10.0.0.4,",
    "1.2.3.4/8/8",
  ])("TRUST_PROXY=%s stops the start with an error that names the allowed values", (text) => {
    expect(() => readConfiguration({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY is ".*", but must be none, a number/);
  });

  it("TRUST_PROXY must be set in production behind https", () => {
    expect(() => readConfiguration(https)).toThrow(/must know its proxy: set TRUST_PROXY/);
    expect(readConfiguration({ ...https, TRUST_PROXY: "none" }).trustProxy).toBe("none");
    expect(readConfiguration({ ...https, TRUST_PROXY: "1" }).trustProxy).toBe(1);
    expect(readConfiguration({ PUBLIC_URL: "https://bank.example" }).trustProxy).toBeUndefined();
  });
});

describe("A request with a forwarding header", () => {
  it.each(FORWARDING_HEADERS)(
    "a request with %s is refused in production if no proxy is configured",
    async (header) => {
      const { status, log } = await ask({ isProduction: true }, { [header]: "192.0.2.1" });
      expect(status).toBe(400);
      expect(log).toContain("TRUST_PROXY does not name the proxy");
    },
  );

  it("a forwarded request is refused in production if it comes from another address than the configured proxy", async () => {
    const trustProxy = ["192.0.2.7"];
    expect((await ask({ isProduction: true, trustProxy }, { "X-Forwarded-For": "192.0.2.1" })).status).toBe(400);
    expect((await ask({ isProduction: true, trustProxy }, {})).status).toBe(200);
  });

  it.each([["a number of proxies", 1] as const, ["a subnet", ["127.0.0.0/8"]] as const])(
    "a forwarded request is answered in production if the proxy is configured by %s",
    async (_, trustProxy) => {
      const answer = await ask({ isProduction: true, trustProxy }, { "X-Forwarded-For": "192.0.2.1" });
      expect(answer).toEqual({ status: 200, log: "" });
    },
  );

  it("a forwarded request is answered, and its header ignored, in training and where TRUST_PROXY is none", async () => {
    expect(await ask({}, { "X-Forwarded-For": "192.0.2.1" })).toEqual({ status: 200, log: "" });
    const none = { isProduction: true, trustProxy: "none" } as const;
    expect(await ask(none, { "X-Forwarded-For": "192.0.2.1" })).toEqual({ status: 200, log: "" });
  });

  it("a request is refused if the configured proxy forwards a text that is no address", async () => {
    const { status, log } = await ask({ trustProxy: 1 }, { "X-Forwarded-For": "192.0.2.1:4711" });
    expect(status).toBe(400);
    expect(log).toContain("does not end with an IP address");
  });

  it("refused requests leave one line in the log, because strangers can send many", async () => {
    const { log } = await ask({ isProduction: true }, { Via: "1.1 squid" }, 5);
    expect(log.trim().split("\n")).toHaveLength(1);
  });
});

it("A configured proxy that forwards no address of the customer is reported in the log of a production bank", async () => {
  const proxied = { isProduction: true, trustProxy: 1 } as const;
  const { status, log } = await ask(proxied, {}, 1, "/configuration.json");
  expect(status).toBe(200);
  expect(log).toContain("all its customers share one allowance");
  expect(await ask(proxied, {})).toEqual({ status: 200, log: "" });
});

describe.each<readonly [where: string, trustProxy: StartOptions["trustProxy"], forwarded: (forged: string) => string]>([
  ["behind one proxy", 1, (forged) => `${forged}, 203.0.113.7`],
  ["without a proxy", "none", (forged) => forged],
])("A bank %s with limits", (_, trustProxy, forwarded) => {
  it("a forged address in X-Forwarded-For does not renew the allowance of its sender", async () => {
    const bank = await startTestBank({ isLimited: true, trustProxy });
    // Reports of policy violations are limited by address only. Allowances are renewed as time passes.
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const report = async (header: string): Promise<number> => {
      const headers = { "X-Forwarded-For": header };
      return (await fetch(`${bank.address}/csp-reports`, { method: "POST", headers, body: "{}" })).status;
    };
    try {
      const answers: number[] = [];
      while (answers.at(-1) !== 429 && answers.length < 200) answers.push(await report(forwarded("192.0.2.1")));
      expect(answers.length).toBeGreaterThan(10);
      for (const forged of ["192.0.2.99", "127.0.0.3", "192.0.2.1, 192.0.2.2"])
        expect(await report(forwarded(forged))).toBe(429);
      if (trustProxy === 1) expect(await report("192.0.2.1, 203.0.113.8")).toBe(204);
    } finally {
      await bank.close();
    }
  });
});

/** Sends the request to a new bank. Returns the last status and the bank's log. */
async function ask(options: StartOptions, headers: Record<string, string>, times = 1, path = "/healthz") {
  let log = "";
  const logTo = {
    write: (line: string) => {
      // These banks send no messages and have no companies, which a production bank announces at its start.
      if (!/"codes_cannot_leave"|"bank_is_new"/.test(line)) log += line;
    },
  };
  const bank = await startTestBank({ ...options, logLevel: "warn", logTo });
  try {
    let status = 0;
    for (let sent = 0; sent < times; sent++) ({ status } = await fetch(`${bank.address}${path}`, { headers }));
    return { status, log };
  } finally {
    await bank.close();
  }
}
