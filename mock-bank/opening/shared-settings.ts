import { createHmac } from "node:crypto";
import type { Connection } from "../database/tables";
import type { Logger } from "../system/log";

/** The values, by variable, that are the same in all processes of a bank. */
export type SharedSettings = {
  readonly NODE_ENV: "production" | "training";
  readonly CODE_KEY: string;
  readonly PAYLOAD_SECRET: string;
  readonly CIPHER: "on" | "off";
  readonly API_BASE_PATH: string;
};
type Name = keyof SharedSettings;

/** Those that matter for stored data too. An embedded database has one process, which may change the others. */
const STORED: readonly Name[] = ["NODE_ENV", "CODE_KEY"];

/** A keyed hash, so that the database does not reveal the value. */
const fingerprintOf = (name: Name, value: string): string =>
  createHmac("sha256", value).update(`fingerprint of ${name}`).digest("base64url");

function fingerprintsOf(settings: SharedSettings, kind: "embedded" | "postgresql") {
  // The keys of an object literal of this type.
  const names = Object.keys(settings) as Name[];
  return names
    .filter((name) => kind === "postgresql" || STORED.includes(name))
    .map((name) => ({ name, fingerprint: fingerprintOf(name, settings[name]) }));
}

/**
 * Records the settings at the first start of a bank, and compares them at later ones. A bank with companies is of a
 * release that recorded none, so nothing was compared: the log says so.
 * @throws an error for the operator that names the variables with another value than before
 */
export async function refuseOtherSettings(
  db: Connection,
  settings: SharedSettings,
  kind: "embedded" | "postgresql",
  log: Logger,
): Promise<void> {
  const given = fingerprintsOf(settings, kind);
  const added = await db
    .insertInto("shared_settings")
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .returning("name")
    .execute();
  const company = await db.selectFrom("companies").select("id").limit(1).executeTakeFirst();
  if (added.length > 0 && company) log.warn({ event: "settings_recorded" }, recordedNow(added.map(({ name }) => name)));
  const recorded = await db.selectFrom("shared_settings").selectAll().execute();
  const others = given.filter((each) =>
    recorded.some(({ name, fingerprint }) => name === each.name && fingerprint !== each.fingerprint),
  );
  if (others.length === 0) return;
  const lines = others.map(({ name }) => `  ${name} ${describe(name, settings)}`);
  throw new Error(
    ["All processes of a bank share these settings, and keep them after a restart:", ...lines].join("\n"),
  );
}

const describe = (name: Name, { NODE_ENV }: SharedSettings): string =>
  name === "NODE_ENV"
    ? `is that of a ${NODE_ENV} bank, and this is a ${NODE_ENV === "production" ? "training" : "production"} bank. Correct NODE_ENV, or name another database.`
    : "is another one than before. Set the former value, or change it in all processes by --accept-settings (docs/operations.md).";

const recordedNow = (names: readonly string[]): string =>
  `${names.join(", ")} of this bank were recorded now, without a comparison: check that they are those of before.`;

/**
 * Records other settings than before.
 * @throws an error for the operator if a production bank would become a training bank, which shows codes and passwords
 */
export async function acceptSettings(
  db: Connection,
  settings: SharedSettings,
  kind: "embedded" | "postgresql",
): Promise<void> {
  const recorded = await db
    .selectFrom("shared_settings")
    .select("fingerprint")
    .where("name", "=", "NODE_ENV")
    .executeTakeFirst();
  if (settings.NODE_ENV === "training" && recorded?.fingerprint === fingerprintOf("NODE_ENV", "production"))
    throw new Error(`NODE_ENV ${describe("NODE_ENV", settings)}`);
  await db
    .insertInto("shared_settings")
    .values(fingerprintsOf(settings, kind))
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(({ ref }) => ({ fingerprint: ref("excluded.fingerprint") })),
    )
    .execute();
}
