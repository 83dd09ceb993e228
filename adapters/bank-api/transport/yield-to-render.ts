import type { BankTransport } from "./bank-transport";

type Transport = Pick<BankTransport, "send" | "deviceId">;

/**
 * Yields to the browser before a read is encrypted and after its answer is decrypted, so that it can render in between.
 * Each of these steps takes about as long as rendering. Calls that change something are never delayed.
 */
export const yieldingToRender = (transport: Transport): Transport => ({
  deviceId: () => transport.deviceId(),
  send: async (endpoint, input, headers) => {
    if (endpoint.effect !== "read") return transport.send(endpoint, input, headers);
    await yieldToRender();
    const answer = await transport.send(endpoint, input, headers);
    await yieldToRender();
    return answer;
  },
});

const yieldToRender = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
