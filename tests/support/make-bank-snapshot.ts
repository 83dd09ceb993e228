import { openMemoryDatabase } from "../../mock-bank/database/memory";

const bank = await openMemoryDatabase();
await bank.close();
process.exit();
