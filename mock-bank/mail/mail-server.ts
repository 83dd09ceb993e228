import type { MessageCarrier } from "./carrier";

const PATIENCE_MS = 15_000;

/** Opens a mail server by its address, `smtp://user:password@host:port`. The first e-mail connects to it. */
export async function mailServer(url: string, from: { name: string; address: string }): Promise<MessageCarrier> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // E-mails contain only the given texts: no text can make the library read a file or fetch a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    channel: "email",
    send: async ({ to, subject, text, attachments }) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        attachments: attachments.map(({ fileName, mimeType, bytes }) => ({
          filename: fileName,
          contentType: mimeType,
          content: Buffer.from(bytes),
        })),
      });
    },
    close: () => transport.close(),
  };
}
