import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { yieldingToRender } from "../../../../adapters/bank-api/transport/yield-to-render";
import { endpoint } from "../../../../contract/endpoint";
import { aStubBank } from "../../../support/a-stub-bank";

const read = endpoint({
  method: "POST",
  path: "/a/form",
  encoding: "form",
  session: "optional",
  effect: "read",
  summary: "",
  specification: "",
  input: z.looseObject({}),
  reply: z.looseObject({}),
});
const write = endpoint({ ...read, effect: "write" });

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
});

const send = (call: typeof read) => yieldingToRender(bank.transport).send(call, {}, {});
const runMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
};

describe("a transport that yields to rendering", () => {
  it("a read is encrypted and sent only after the browser could render", async () => {
    const sending = send(read);
    await runMicrotasks();
    expect(bank.sent).toEqual([]);
    await sending;
    expect(bank.sent).toHaveLength(1);
  });

  it.each([
    ["read", 1, read],
    ["write", 0, write],
  ] as const)(
    "a %s call lets the browser render %i times between the answer and the result",
    async (_, times, call) => {
      let frames = 0;
      bank.respond((payload, received) => {
        const answer = new Response(bank.sealed({ code: 0 }, received, payload));
        const arrived = answer.arrayBuffer();
        answer.arrayBuffer = async () => {
          const bytes = await arrived;
          setTimeout(() => (frames += 1));
          return bytes;
        };
        return answer;
      });
      expect(await send(call)).toMatchObject({ ok: true });
      expect(frames).toBe(times);
    },
  );

  it("the device id is the one of the transport", async () => {
    expect(await yieldingToRender(bank.transport).deviceId()).toBe("device-1");
  });

  it("a call that changes something is sent without a delay", async () => {
    const sending = send(write);
    await runMicrotasks();
    expect(bank.sent).toHaveLength(1);
    await sending;
  });
});
