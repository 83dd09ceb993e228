import { describe, expect, it } from "vitest";
import { defaultConfiguration, readConfiguration } from "../../mock-bank/operator/configuration";

const training = readConfiguration({});
const secrets = { PAYLOAD_SECRET: "a".repeat(43), CODE_KEY: "a key of one-time codes for these tests" };
const production = { NODE_ENV: "production", ...secrets };

describe("A bank in production", () => {
  it("a production bank refuses missing secrets and those of the source, and names them", () => {
    const { payloadSecret, settings } = defaultConfiguration;
    expect(() => readConfiguration({ NODE_ENV: "production" })).toThrow("set PAYLOAD_SECRET and CODE_KEY, the same in");
    expect(() => readConfiguration({ ...production, PAYLOAD_SECRET: payloadSecret })).toThrow("set PAYLOAD_SECRET,");
    expect(() => readConfiguration({ ...production, CODE_KEY: settings.codeKey })).toThrow("set CODE_KEY,");
    expect(readConfiguration(production).payloadSecret).toBe(secrets.PAYLOAD_SECRET);
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

it.each(["prod", "Production", "staging"])("NODE_ENV=%s is refused, so that no bank trains by mistake", (NODE_ENV) => {
  expect(() => readConfiguration({ NODE_ENV })).toThrow("NODE_ENV must be production, development or test");
});

it.each([
  ["DATABASE_URL", "postgres://bank:p#ss@db/bank"],
  ["DATABASE_URL", "postgres://bank:50%@db1,db2/bank"],
  ["MIGRATION_DATABASE_URL", "postgres://bank:p/ss@db/bank"],
  ["SMTP_URL", "smtp://bank:p#ss@mail:25"],
])("a password that is not percent-encoded is explained with %s, without its value", (name, value) => {
  const wrong = () => readConfiguration({ [name]: value });
  expect(wrong).toThrow(new RegExp(`${name} must be .+ percent-encoded`));
  expect(wrong).not.toThrow("ss@");
});

it("a misspelt variable is named with the one that was meant, unless that one is set too", () => {
  expect(() => readConfiguration({ DATABSE_URL: "postgres://a@b/c", CONTROL_TOKENS: "x" })).toThrow(
    "  DATABSE_URL is unknown. Rename it to DATABASE_URL, or remove it.\n  CONTROL_TOKENS is unknown.",
  );
  expect(() => readConfiguration({ SMTP_URI: "x", SMTP_URL: "smtp://mail:25" })).not.toThrow();
  expect(() => readConfiguration({ HOSTS: "x", PATH: "/bin", LANG: "C", DISPLAY: ":1" })).not.toThrow();
});
