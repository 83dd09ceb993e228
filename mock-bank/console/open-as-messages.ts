import * as z from "zod/mini";
import { candidate } from "../control-api/answers";

/** Messages between the console and a tab that it opened. Both have the same origin, and both check the sender. */
const ready = z.object({ openAs: z.literal("ready"), deviceId: z.string() });

export const openAsReady = (deviceId: string): z.output<typeof ready> => ({ openAs: "ready", deviceId });

/** Returns undefined for any other message to the page. */
export function readyDevice(data: unknown): string | undefined {
  const read = ready.safeParse(data);
  return read.success ? read.data.deviceId : undefined;
}

export const openAsReply = z.union([
  z.object({ refusal: z.string() }),
  z.object({
    candidate,
    code: z.string(),
    /** A path of the client, such as "/dashboard"; never another site. */
    path: z.string().check(z.regex(/^\/(?!\/)/)),
  }),
]);
export type OpenAsReply = z.output<typeof openAsReply>;
