import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import type { RequestHandler } from "express";
import type { OwnCertificate } from "./own-certificate";

/** First byte of a TLS connection: the type of a handshake record. */
const TLS_HANDSHAKE = 0x16;

/**
 * Makes an http server answer https too, at the same port, because trainees type the address without `https:`. Browsers
 * offer storage and encryption to pages of other computers only over https.
 */
export function answerHttps(server: Server, { key, cert }: OwnCertificate): void {
  const secureContext = createSecureContext({ key, cert });
  const [serve] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    // A client that disconnects before its first byte is not an error of the bank.
    socket.once("error", () => socket.destroy());
    socket.once("readable", () => {
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

/** Leads the browsers of other computers from http to https. Programs of this computer may use either. */
export const leadToHttps: RequestHandler = (request, response, next) => {
  const { remoteAddress, localAddress } = request.socket;
  const isThisComputer = remoteAddress === localAddress;
  if (request.secure || isThisComputer) return next();
  response.redirect(308, `https://${request.headers.host}${request.originalUrl}`);
};
