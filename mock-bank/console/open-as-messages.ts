import * as z from "zod/mini";

/** What the console and the tab that it opened say to each other; both are pages of this address, and each looks at who speaks. */
const ready = z.object({ openAs: z.literal("ready"), deviceId: z.string() });

export const openAsReady = (deviceId: string): z.output<typeof ready> => ({ openAs: "ready", deviceId });

/** Undefined for whatever else may be said to a page. */
export function readyDevice(data: unknown): string | undefined {
  const read = ready.safeParse(data);
  return read.success ? read.data.deviceId : undefined;
}

export const candidate = z.object({
  userName: z.string(),
  loginId: z.string(),
  accountNumber: z.string(),
  email: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
});

export const openAsReply = z.union([
  z.object({ refusal: z.string() }),
  z.object({
    candidate,
    code: z.string(),
    /** Of the client, such as "/dashboard"; never of another site. */
    path: z.string().check(z.regex(/^\/(?!\/)/)),
  }),
]);
export type OpenAsReply = z.output<typeof openAsReply>;
