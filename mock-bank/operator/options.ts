import { parseArgs } from "node:util";

const OPTIONS = {
  help: { type: "boolean" },
  fresh: { type: "boolean" },
  migrate: { type: "boolean" },
  audit: { type: "boolean" },
  propose: { type: "string" },
  confirm: { type: "string" },
  show: { type: "string" },
  by: { type: "string" },
  "change-signing-key": { type: "boolean" },
  "accept-settings": { type: "boolean" },
  "lock-demonstration": { type: "boolean" },
} as const;

/** What one run of the program does. Everything but `start` does one thing to a bank that exists, and ends. */
export type Command =
  | { readonly kind: "start"; readonly isFresh: boolean }
  | { readonly kind: "help" }
  | { readonly kind: "migrate" }
  | { readonly kind: "audit" | "change-signing-key" | "accept-settings" | "lock-demonstration" }
  | { readonly kind: "propose"; readonly file: string; readonly by: string }
  | { readonly kind: "show"; readonly id: string }
  | { readonly kind: "confirm"; readonly id: string; readonly by: string };

const PROPOSE = '--propose needs a file and a name: --propose company.json --by "Ama Mensah"';
const CONFIRM = '--confirm needs the number of a proposal and a name: --confirm 1 --by "Yaw Darko"';
const SHOW = "--show needs only the number of a proposal: add it, as in --show 1";
const COMMANDS = [
  "help",
  "migrate",
  "audit",
  "propose",
  "show",
  "confirm",
  "change-signing-key",
  "accept-settings",
  "lock-demonstration",
] as const;
/** Printed by `--help`. */
export const HELP = `Without an option: starts one process of the bank that DATABASE_URL or DATA_DIR names.
  --fresh                          erases a training bank, and starts it from its seed
  --migrate                        updates the tables, as the role of MIGRATION_DATABASE_URL on a server
  --audit                          checks the books; changes nothing
  --propose <file> --by <name>     proposes a company with its people, or changes of them
  --show <number>                  prints a proposal
  --confirm <number> --by <name>   carries a proposal out
  --change-signing-key             signs new files with a new key
  --accept-settings                records CODE_KEY, PAYLOAD_SECRET and others as changed on purpose
  --lock-demonstration             locks out the people of the demonstration companies
Guide: docs/operations.md. Variables: mock-bank/README.md.`;
const GUIDE = "(see docs/operations.md)";

/**
 * Reads the options of the program.
 * @throws an error for the operator if they are unknown, incomplete or contradict each other, because a misspelt command
 * would start a bank
 */
export function readOptions(options: readonly string[]): Command {
  const given = parse(options);
  const { fresh, by, propose, confirm, show } = given;
  const kinds = COMMANDS.filter((name) => given[name] !== undefined);
  const [kind] = kinds;
  if (kinds.length > 1 || (kind && fresh))
    throw new Error(
      `Options that exclude each other: remove all but one of ${namesOf([...kinds, ...(fresh ? ["fresh"] : [])])} ${GUIDE}.`,
    );
  if (propose !== undefined) {
    if (propose.trim() === "" || !by?.trim()) throw new Error(`${PROPOSE} ${GUIDE}.`);
    return { kind: "propose", file: propose, by };
  }
  if (confirm !== undefined) {
    if (!isNumber(confirm) || !by?.trim()) throw new Error(`${CONFIRM} ${GUIDE}.`);
    return { kind: "confirm", id: confirm, by };
  }
  if (show !== undefined) {
    if (!isNumber(show) || by !== undefined) throw new Error(`${SHOW} ${GUIDE}.`);
    return { kind: "show", id: show };
  }
  if (by !== undefined) throw new Error(`--by belongs to --propose or --confirm: add one of them ${GUIDE}.`);
  if (kind === undefined || kind === "propose" || kind === "show" || kind === "confirm")
    return { kind: "start", isFresh: fresh ?? false };
  return { kind };
}

const isNumber = (id: string): boolean => /^[1-9]\d{0,17}$/.test(id);

function parse(options: readonly string[]) {
  try {
    return parseArgs({ args: [...options], options: OPTIONS }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split(/\.+( |\n)|\n/)[0] : String(error);
    const isOf = (name: string): boolean => options.includes(name) || (why ?? "").includes(`'${name}`);
    const usage = isOf("--show")
      ? SHOW
      : isOf("--confirm")
        ? CONFIRM
        : isOf("--propose") || isOf("--by")
          ? PROPOSE
          : undefined;
    throw new Error(`${why}. ${usage ?? "Run --help for the options"} ${GUIDE}.`, {
      cause: error,
    });
  }
}

const namesOf = (names: readonly string[]): string => names.map((name) => `--${name}`).join(", ");
