import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import { apiAddress } from "../../../tools/verify-bank/api-address";
import { Line } from "../../../tools/verify-bank/line";

describe("the address of the API", () => {
  it.each([
    ["/corporate-banking/api", "https://client.example/corporate-banking/api"],
    ["", "https://client.example"],
    ["https://api.example", "https://api.example"],
    ["https://api.example/ib/v1", "https://api.example/ib/v1"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
  ])("the base path %j leads to %s", (apiBasePath, address) => {
    expect(apiAddress("https://client.example", apiBasePath)).toBe(address);
  });
});

describe("a bank on another host without a base path", () => {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.setHeader("Content-Type", "application/json").end('{"code": 1}');
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it("a call has one slash in front of its path", async () => {
    const { port } = server.address() as AddressInfo;
    const line = new Line(apiAddress("https://client.example", `http://127.0.0.1:${port}`), undefined, "device");
    await line.call(bankApi.fx.rates, {});
    expect(paths).toEqual(["/reference/fx-rates"]);
  });
});
