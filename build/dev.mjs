// `npm run dev`: the bank, started again whenever its source changes, and Vite. Both live as long as this process, and so does the control token.
import { randomBytes } from "node:crypto";
import concurrently from "concurrently";

const { PORT = "4000", CONTROL_TOKEN } = process.env;
const token = CONTROL_TOKEN || randomBytes(32).toString("base64url");
if (!CONTROL_TOKEN) console.info(`Trainer console: http://127.0.0.1:${PORT}/trainer#token=${token}\n`);

const { result } = concurrently(
  [
    { name: "bank", command: "node --watch --import tsx mock-bank/start.ts", env: { CONTROL_TOKEN: token } },
    { name: "client", command: "node node_modules/vite/bin/vite.js" },
  ],
  { killOthersOn: ["failure", "success"], prefix: "name" },
);
result.catch(() => {
  process.exitCode = 1;
});
