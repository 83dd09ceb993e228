import { openMemoryDatabase } from "../../mock-bank/opening/memory";

const bank = await openMemoryDatabase();
await bank.close();
process.exit();
