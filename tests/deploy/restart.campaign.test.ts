import { expect, it } from "vitest";
import { bankProgram } from "../chaos/bank-program";
import { hasNginx } from "../support/nginx";
import { postgresServer } from "../support/postgres";
import { restartDrill } from "./restart-drill";

const server = await postgresServer();

it.skipIf(process.platform !== "linux" || !hasNginx() || !server)(
  "of two banks behind nginx, one is killed and started again: only calls in flight fail, and no payment is lost or doubled",
  async () => {
    const { payments, inFlight, otherFailures, findings } = await restartDrill(await bankProgram());
    expect(otherFailures).toEqual([]);
    expect(Object.values(findings).flat()).toEqual([]);
    expect(payments).toBeGreaterThan(200);
    // Each customer has one call in flight, and each bank is killed once.
    expect(inFlight).toBeLessThanOrEqual(16);
  },
);
