import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import express from "express";
import type { Configuration } from "../../../contract/configuration";

type Exchange = { readonly call: string; readonly status: number; readonly isLost: boolean };

/** Serves the built client with a configuration, and passes its calls on to a bank, like a reverse proxy. */
export class ClientHost {
  readonly exchanges: Exchange[] = [];
  private lostPath: string | undefined;

  private constructor(
    private readonly server: Server,
    private readonly bank: string,
  ) {}

  static async start(configuration: Configuration, bank: string): Promise<ClientHost> {
    const app = express();
    const host = new ClientHost(createServer(app), bank);
    app.get("/configuration.json", (_, response) => void response.set("Cache-Control", "no-store").json(configuration));
    app.use(configuration.apiBasePath, (incoming, outgoing) => host.passOn(incoming, outgoing));
    app.use(express.static("dist"));
    app.use((_, response) => response.sendFile(resolve("dist/index.html")));
    await new Promise<void>((listening) => host.server.listen(0, "127.0.0.1", listening));
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * Ends the connection in place of each answer to this path, which the bank has carried out; undefined: no more. A
   * browser repeats a call by itself if a connection ends that it had used before.
   */
  loseAnswers(path: string | undefined): void {
    this.lostPath = path;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private passOn(incoming: IncomingMessage & { originalUrl: string }, outgoing: ServerResponse): void {
    const { method = "", headers, url = "", originalUrl } = incoming;
    const onward = request(this.bank + originalUrl, { method, headers }, (answer) => {
      const isLost = this.lostPath !== undefined && url === this.lostPath;
      const [path = ""] = url.replace(/\d{5}\/false\/.*/, "{otp}/false/{userName}").split("?");
      this.exchanges.push({ call: `${method} ${path}`, status: answer.statusCode ?? 0, isLost });
      if (isLost) {
        answer.resume().on("end", () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  }
}
