import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { Database } from "../../mock-bank/database/tables";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";

export type BareBank = { readonly address: string; readonly close: () => void };

/**
 * A minimal account list for comparison: Express, the parsed query, one query of the same database, the sealed answer.
 */
export async function startBareBank(db: Database, payloadSecret: string): Promise<BareBank> {
  const cipher = nodeCipher(payloadSecret);
  const app = express();
  app.get("/customer/accounts", async ({ method, path, query }, response) => {
    const accounts = await db
      .selectFrom("ledger_accounts")
      .innerJoin("users", "users.company_id", "ledger_accounts.company_id")
      .selectAll("ledger_accounts")
      .where("users.username", "=", String(query.loginId))
      .execute();
    const plain = JSON.stringify({ code: 0, description: "Success", accounts });
    response.json({ payload: cipher.sealReply(plain, { method, path }, "") });
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}
