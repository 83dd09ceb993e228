import type { RunningBank } from "../../mock-bank/start-bank";
import type { BankOfTests } from "./each-bank";

/** The fields are not validated; each test checks those that it needs. */
export type ControlReply = {
  readonly status: number;
  readonly description?: string;
  readonly [field: string]: unknown;
};

/** The header that opens the control API of this bank. */
export const controlHeaders = ({ configuration }: RunningBank) => ({
  Authorization: `Bearer ${configuration.controlToken}`,
});

/** Calls the control API of a bank. Sends plain JSON, or bytes unchanged. */
export const controlOf =
  (bank: BankOfTests) =>
  async (method: string, path: string, body?: object | Buffer): Promise<ControlReply> => {
    const response = await fetch(`${bank.running.address}/control/${path}`, {
      method,
      headers: {
        ...controlHeaders(bank.running),
        ...(body && { "Content-Type": Buffer.isBuffer(body) ? "application/gzip" : "application/json" }),
      },
      ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { ...((await response.json()) as object), status: response.status };
  };
