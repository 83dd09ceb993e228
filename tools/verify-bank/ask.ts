import { createInterface, type Interface } from "node:readline";
import { Writable } from "node:stream";

/** Prompts at the terminal, or reads answers line by line from piped input. Secrets are not echoed. */
export class Questions {
  private isMuted = false;
  private readonly lines: Interface;
  private readonly waiting: AsyncIterator<string>;

  constructor() {
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        if (!this.isMuted) process.stderr.write(chunk);
        done();
      },
    });
    this.lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
    this.waiting = this.lines[Symbol.asyncIterator]();
  }

  async ask(question: string, kind: "open" | "secret" = "open"): Promise<string> {
    process.stderr.write(`${question}: `);
    this.isMuted = kind === "secret";
    const { value } = await this.waiting.next();
    this.isMuted = false;
    if (kind === "secret") process.stderr.write("\n");
    return typeof value === "string" ? value.trim() : "";
  }

  close(): void {
    this.lines.close();
  }
}
