import { describe, expect, it } from "vitest";
import { defaultConfiguration, readConfiguration } from "../../mock-bank/operator/configuration";

const training = readConfiguration({});
const production = { NODE_ENV: "production" };

describe("A bank in production", () => {
  it("a production bank has no secret that is in the source, and no secret twice", () => {
    const [one, other] = [readConfiguration(production), readConfiguration(production)];
    expect(training.payloadSecret).toBe(defaultConfiguration.payloadSecret);
    const secrets = [one, other, training].flatMap(({ payloadSecret, settings }) => [payloadSecret, settings.codeKey]);
    expect(new Set(secrets).size).toBe(6);
  });

  it("a production bank is not reached over plain http, except from the same computer", () => {
    expect(() => readConfiguration({ ...production, HOST: "0.0.0.0" })).toThrow(/by https/);
    expect(() => readConfiguration({ ...production, HOST: "0.0.0.0", PUBLIC_URL: "http://bank.example" })).toThrow();
    const behindProxy = { ...production, HOST: "0.0.0.0", PUBLIC_URL: "https://bank.example", TRUST_PROXY: "1" };
    expect(readConfiguration(behindProxy).isHttps).toBe(true);
    expect(readConfiguration(production).host).toBe("127.0.0.1");
    expect(readConfiguration({ HOST: "0.0.0.0" }).isHttps).toBe(false);
  });

  it.each([
    ["PASSWORD_COST", "trivial", "full"],
    ["LIMITS", "off", "on"],
  ])("a bank in production refuses %s=%s, which is for tests", (name, forTests, usual) => {
    expect(() => readConfiguration({ ...production, [name]: forTests })).toThrow(`${name}=${forTests} is for tests`);
    expect(() => readConfiguration({ ...production, [name]: usual })).not.toThrow();
    expect(() => readConfiguration({ [name]: forTests })).not.toThrow();
  });
});

it("the variable API_BASE_PATH replaces the base path of all calls @S1-7-01 @S1-7-36", () => {
  expect(training.apiBasePath).toBe("/corporate-banking/api");
  expect(readConfiguration({ API_BASE_PATH: "/bank/v2" }).apiBasePath).toBe("/bank/v2");
});

it("A variable without a usable value is named, and its value is not", () => {
  expect(() => readConfiguration({ CONTROL_TOKEN: "short-secret" })).toThrow(
    /CONTROL_TOKEN must be 16 characters or more$/,
  );
});
