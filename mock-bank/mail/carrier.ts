import type { QueuedMail } from "./mail-queue";

/** A way out of the outbox: a mail server, or an SMS gateway. */
export type MessageCarrier = {
  readonly channel: "email" | "sms";
  /** @throws if the message was not taken; it is sent again later */
  readonly send: (message: QueuedMail & { readonly text: string }) => Promise<void>;
  readonly close: () => void;
};
