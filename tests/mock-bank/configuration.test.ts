import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../mock-bank/operator/configuration";

const training = readConfiguration({});
const secrets = { PAYLOAD_SECRET: "a".repeat(43), CODE_KEY: "a key of one-time codes for these tests" };
const production = { NODE_ENV: "production", DATA_DIR: "/var/lib/bank", ...secrets };

describe("A bank in production", () => {
  it("a production bank is not reached over plain http, except from the same computer", () => {
    expect(readConfiguration({ ...production, PUBLIC_URL: "http://127.0.0.1:4000" }).isHttps).toBe(false);
    const behindProxy = { ...production, HOST: "0.0.0.0", PUBLIC_URL: "https://bank.example", TRUST_PROXY: "1" };
    expect(readConfiguration(behindProxy).isHttps).toBe(true);
    expect(readConfiguration(production).host).toBe("127.0.0.1");
    expect(readConfiguration({ HOST: "0.0.0.0" }).isHttps).toBe(false);
  });

  it.each([
    ["PASSWORD_COST", "trivial", "full"],
    ["LIMITS", "off", "on"],
  ])("%s=%s is allowed in training, and %s in production", (name, forTests, usual) => {
    expect(() => readConfiguration({ ...production, [name]: usual })).not.toThrow();
    expect(() => readConfiguration({ [name]: forTests })).not.toThrow();
  });
});

it("the variable API_BASE_PATH replaces the base path of all calls @S1-7-01 @S1-7-36", () => {
  expect(training.apiBasePath).toBe("/corporate-banking/api");
  expect(readConfiguration({ API_BASE_PATH: "/bank/v2" }).apiBasePath).toBe("/bank/v2");
});

it("a misspelt variable is named with the one that was meant, and variables of other programs are not", () => {
  expect(() => readConfiguration({ DATABSE_URL: "postgres://a@b/c", CONTROL_TOKENS: "x" })).toThrow(
    "  DATABSE_URL is unknown. Rename it to DATABASE_URL, or remove it.\n  CONTROL_TOKENS is unknown.",
  );
  expect(() => readConfiguration({ HOSTS: "x", PATH: "/bin", LANG: "C", DISPLAY: ":1" })).not.toThrow();
});
