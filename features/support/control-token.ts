import { randomUUID } from "node:crypto";

/** Opens the control API of the banks that this process starts, or of the bank at BANK_ADDRESS. */
export const controlToken = process.env.CONTROL_TOKEN || randomUUID();
