import { openMemoryDatabase } from "../../mock-bank/database/memory";

/** Before all tests: on a fresh clone the first database takes long to make, and whatever begins at once would make one each. */
export async function setup(): Promise<void> {
  const bank = await openMemoryDatabase();
  await bank.close();
}
