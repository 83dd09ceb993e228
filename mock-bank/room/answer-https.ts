import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import type { RequestHandler } from "express";
import type { OwnCertificate } from "./own-certificate";

/** Milliseconds after which a connection without a byte is closed. */
const SILENT_MS = 20_000;
/** First byte of a TLS connection: the type of a handshake record. */
const TLS_HANDSHAKE = 0x16;

/**
 * Makes an http server answer https too, at the same port, because trainees type the address without `https:`. Browsers
 * offer storage and encryption to pages of other computers only over https.
 */
export function answerHttps(
  server: Server,
  { key, cert }: OwnCertificate,
  { closing, patienceMs = SILENT_MS }: { readonly closing: AbortSignal; readonly patienceMs?: number },
): void {
  const secureContext = createSecureContext({ key, cert });
  // The server does not know these sockets yet, so neither its timeouts nor its end would close them.
  const silent = new Set<Socket>();
  closing.addEventListener("abort", () => {
    for (const socket of silent) socket.destroy();
  });
  const [serve] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    // A client that disconnects before its first byte is not an error of the bank.
    socket.once("error", () => socket.destroy());
    silent.add(socket);
    const patience = setTimeout(() => socket.destroy(), patienceMs);
    const forget = () => {
      clearTimeout(patience);
      silent.delete(socket);
    };
    socket.once("close", forget);
    socket.once("readable", () => {
      forget();
      const first: Buffer | null = socket.read();
      if (first === null) return;
      socket.unshift(first);
      serve?.call(server, first[0] === TLS_HANDSHAKE ? decrypted(socket) : socket);
    });
  });

  function decrypted(socket: Socket): TLSSocket {
    const secure = new TLSSocket(socket, { isServer: true, secureContext });
    // A browser that has not accepted the certificate yet ends the connection with an error.
    secure.on("error", () => secure.destroy());
    return secure;
  }
}

/**
 * Leads the browsers of other computers from http to https, at the address that they have reached. Programs of this
 * computer may use either. The Host header is not repeated, because a stranger can choose it.
 */
export const leadToHttps: RequestHandler = (request, response, next) => {
  const { remoteAddress, localAddress = "", localPort } = request.socket;
  const isThisComputer = remoteAddress === localAddress;
  if (request.secure || isThisComputer) return next();
  const plain = localAddress.replace(/^::ffff:/, "");
  const host = plain.includes(":") ? `[${plain}]` : plain;
  const wanted = request.originalUrl.startsWith("/") ? request.originalUrl : "/";
  response.redirect(308, `https://${host}:${localPort}${wanted}`);
};
