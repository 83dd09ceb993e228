import type { BankOfTests } from "./each-bank";

/** The fields are not validated; each test checks those that it needs. */
export type Told = { readonly status: number; readonly description?: string; readonly [field: string]: unknown };

/** Calls the control API of a bank. Sends plain JSON, or bytes unchanged. */
export const controlOf =
  (bank: BankOfTests) =>
  async (method: string, path: string, body?: object | Buffer): Promise<Told> => {
    const response = await fetch(`${bank.running.address}/control/${path}`, {
      method,
      ...(Buffer.isBuffer(body) && { headers: { "Content-Type": "application/gzip" }, body: new Uint8Array(body) }),
      ...(body &&
        !Buffer.isBuffer(body) && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
    return { ...((await response.json()) as object), status: response.status };
  };
