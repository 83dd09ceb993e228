import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkOf } from "../../../domain/support/directive";
import { directiveFile } from "../../../mock-bank/support/directive-files";
import { DIRECTIVES_PATH, directives } from "../../../mock-bank/support/directives";
import { pagesOf } from "../../support/read-files";

let server: Server;
let address = "";

beforeAll(async () => {
  server = createServer(express().get(`${DIRECTIVES_PATH}/:file`, directiveFile("Asempa Bank")));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("the files of the regulatory directives", () => {
  it.each(directives)(
    "the file about $name holds its subject, under the bank's head",
    async ({ name, title, sections }) => {
      const url = `${DIRECTIVES_PATH}/${name}.pdf`;
      expect(linkOf({ fileName: title, url }, address)).toBe(address + url);
      const answer = await fetch(address + url);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toBe(`inline; filename="${name}.pdf"`);
      const [text] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
      for (const part of ["Asempa Bank", title, ...sections.map((section) => section.title)])
        expect(text).toContain(part);
    },
  );

  it.each(["none.pdf", "data-protection", "..%2f..%2fpackage.json", "data-protection.pdf%00", "%2e%2e"])(
    "no other file is served: %s",
    async (file) => {
      expect((await fetch(`${address}${DIRECTIVES_PATH}/${file}`)).status).toBe(404);
    },
  );
});
