import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { eventually } from "../../../features/support/eventually";

const BUS_LAUNCHER = "/usr/libexec/at-spi-bus-launcher";

/**
 * Settings of Orca that differ from its defaults. It says nothing about pressed keys, and does not read a page aloud by
 * itself, because the next key interrupts both at any word. Digits are not keys of its own: a code that is typed faster
 * than a person can would go to headings.
 */
const orcaSettings = {
  general: {
    enableKeyEcho: false,
    sayAllOnLoad: false,
    pageSummaryOnLoad: false,
    structuralNavigationEnabled: false,
  },
  profiles: { default: { profile: ["Default", "default"] } },
  pronunciations: {},
  keybindings: {},
};

/**
 * A desktop without a screen and without sound: X, a window manager, the accessibility bus, and the screen reader Orca.
 * What it says goes to a file. All settings are in a folder of its own.
 */
export class SpokenDesktop {
  /** The environment of programs on this desktop. */
  readonly env: NodeJS.ProcessEnv;
  private readonly folder = mkdtempSync(join(tmpdir(), "orca-"));
  private readonly file = join(this.folder, "spoken");
  private readonly speechSocket = join(this.folder, "speech.sock");
  private readonly programs: ChildProcess[] = [];
  /** Number of utterances that {@link forget} has passed over. */
  private forgotten = 0;

  private constructor() {
    this.env = {
      ...process.env,
      HOME: this.folder,
      XDG_RUNTIME_DIR: this.folder,
      XDG_CONFIG_HOME: join(this.folder, "config"),
      XDG_CACHE_HOME: join(this.folder, "cache"),
      XDG_DATA_HOME: join(this.folder, "data"),
      LANG: "C.UTF-8",
      GNOME_ACCESSIBILITY: "1",
      SPEECHD_ADDRESS: `unix_socket:${this.speechSocket}`,
      SPOKEN_FILE: this.file,
    };
  }

  /** Starts the desktop and waits until Orca speaks. */
  static async start(): Promise<SpokenDesktop> {
    const desktop = new SpokenDesktop();
    process.once("exit", () => desktop.kill());
    const screen = ["-screen", "0", "1440x900x24", "-nolisten", "tcp"];
    desktop.env.DISPLAY = `:${await desktop.runAndRead("Xvfb", "-displayfd", "3", ...screen)}`;
    const bus = await desktop.runAndRead("dbus-daemon", "--session", "--nofork", "--print-address=3");
    desktop.env.DBUS_SESSION_BUS_ADDRESS = bus;
    await desktop.startSpeech();
    desktop.run("openbox");
    desktop.run(BUS_LAUNCHER, "--launch-immediately", "--screen-reader=1");
    desktop.startOrca();
    await eventually("the first words of Orca", async () => desktop.utterances()[0]);
    return desktop;
  }

  /** Presses keys by their names in X, such as Tab or shift+Tab. */
  press(...keys: string[]): Promise<void> {
    return this.do("xdotool", "key", ...keys);
  }

  type(text: string): Promise<void> {
    return this.do("xdotool", "type", text);
  }

  /** The utterances after those that were forgotten. */
  utterances(): string[] {
    if (!existsSync(this.file)) return [];
    return readFileSync(this.file, "utf8").split("\n").slice(this.forgotten, -1);
  }

  /** Passes over the utterances so far. */
  forget(): void {
    this.forgotten += this.utterances().length;
  }

  /** Waits for the end of all programs, because Orca does not start while another one runs. */
  async stop(): Promise<void> {
    const running = this.programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = running.map((program) => once(program, "exit"));
    this.kill();
    await Promise.all(ended);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }

  private kill(): void {
    for (const program of this.programs.toReversed()) program.kill();
  }

  private async startSpeech(): Promise<void> {
    const config = join(this.folder, "speech-dispatcher");
    mkdirSync(config);
    const synthesizer = join(import.meta.dirname, "synthesizer.mjs");
    writeFileSync(join(config, "speechd.conf"), `AddModule "file" "${synthesizer}" ""\nDefaultModule file\n`);
    const places = ["--config-dir", config, "--log-dir", this.folder, "--pid-file", join(this.folder, "speech.pid")];
    this.run("speech-dispatcher", "--run-single", "--timeout", "0", "--socket-path", this.speechSocket, ...places);
    await eventually("Speech Dispatcher", async () => existsSync(this.speechSocket) || undefined);
  }

  private startOrca(): void {
    const folder = join(this.folder, "data", "orca");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "user-settings.conf"), JSON.stringify(orcaSettings));
    this.run("orca");
  }

  private run(command: string, ...args: string[]): void {
    this.programs.push(spawn(command, args, { env: this.env, stdio: "ignore" }));
  }

  /** Starts a program and returns the first line that it writes to the file descriptor 3. */
  private async runAndRead(command: string, ...args: string[]): Promise<string> {
    const program = spawn(command, args, { env: this.env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
    this.programs.push(program);
    const [line] = await once(program.stdio[3] as Readable, "data");
    return String(line).trim();
  }

  private async do(command: string, ...args: string[]): Promise<void> {
    const [code] = await once(spawn(command, args, { env: this.env, stdio: "ignore" }), "exit");
    if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
  }
}
