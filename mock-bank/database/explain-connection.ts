import { addressesIn } from "./primary";

type Variable = "DATABASE_URL" | "MIGRATION_DATABASE_URL";
type Named = {
  readonly role: string;
  readonly hosts: string;
  readonly database: string;
  /** A file that the address names and that cannot be read. */
  readonly file: string;
};

const UNTRUSTED = "is not trusted. Name the file of its authority: sslrootcert=/path/to/authority.pem in the address";

const START = "Start PostgreSQL, or correct the host and the port";
const unanswered = ({ hosts }: Named) => `no server answers at ${hosts}. Check the host, the port and the firewall`;

/** Sentences by the code of Node or PostgreSQL. */
const explanations: Readonly<Record<string, (named: Named) => string>> = {
  ECONNREFUSED: ({ hosts }) => `no server listens at ${hosts}. ${START}`,
  ENOTFOUND: ({ hosts }) => `the host of ${hosts} is unknown. Correct its name`,
  EAI_AGAIN: ({ hosts }) => `the name of the host of ${hosts} cannot be resolved at the moment. Check DNS`,
  ETIMEDOUT: unanswered,
  EHOSTUNREACH: unanswered,
  ENETUNREACH: unanswered,
  "28P01": ({ role }) => `the server refuses the password of the role ${role}. Correct the password`,
  "28000": ({ role }) =>
    role === ""
      ? "the address names no role. Add one: postgres://role:password@host:5432/database"
      : `the server does not admit the role ${role}. Create it, or allow it in pg_hba.conf`,
  "3D000": ({ database }) => `the server has no database ${database}. Create it, or correct the name`,
  "42501": ({ role }) =>
    `the role ${role} may not read, create or update the tables. Run --migrate with MIGRATION_DATABASE_URL of their owner, which also gives this role its rights`,
  "55P03": () => "the tables that the update changes are in use by long calls. Start the update again",
  ENOENT: ({ file }) => `there is no file ${file}. Correct sslrootcert, sslcert or sslkey in the address`,
  EACCES: ({ file }) => `this user cannot read ${file}. Change its owner or its mode`,
  DEPTH_ZERO_SELF_SIGNED_CERT: ({ hosts }) => `the certificate of ${hosts} ${UNTRUSTED}`,
  SELF_SIGNED_CERT_IN_CHAIN: ({ hosts }) => `the certificate of ${hosts} ${UNTRUSTED}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ({ hosts }) => `the certificate of ${hosts} ${UNTRUSTED}`,
  CERT_HAS_EXPIRED: ({ hosts }) => `the certificate of ${hosts} has expired. Renew it`,
  ERR_TLS_CERT_ALTNAME_INVALID: ({ hosts }) =>
    `the certificate of the server is for another name than that of ${hosts}. Correct the host`,
  "53300": () => "the server has no free connection. Raise max_connections, or run fewer processes",
  "57P03": () => "the server is starting or closing. Start the bank again when it is ready",
};
/** Errors of `pg` without a code. */
const messages: readonly (readonly [RegExp, (named: Named) => string])[] = [
  [
    /client password must be a string/,
    ({ role }) => `the server asks for a password of ${role}. Add it to the address`,
  ],
  [/timeout/, unanswered],
  [
    /Connection terminated unexpectedly|Received unexpected/,
    ({ hosts }) =>
      `the server at ${hosts} closed the connection. Check that PostgreSQL listens there, and percent-encode special characters of the password`,
  ],
  [
    /does not support SSL/,
    () => "the server does not support TLS. Remove sslmode (or ssl) from the address, or enable TLS at the server",
  ],
];

/** Returns the error for the operator if the database of a variable cannot be used; without the password. */
export function explainConnection(error: unknown, variable: Variable, url: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const explain = explanations[code] ?? messages.find(([pattern]) => pattern.test(error.message))?.[1];
  if (!explain) return error;
  return new Error(
    `${variable}: ${explain({ ...namesIn(url), file: "path" in error ? String(error.path) : "" })}${code && ` (${code})`}.`,
    { cause: error },
  );
}

/** Returns "the database bank at 127.0.0.1:5432". */
export function databaseIn(url: string): string {
  const { database, hosts } = namesIn(url);
  return `the database ${database} at ${hosts}`;
}

function namesIn(url: string): Omit<Named, "file"> {
  const addresses = addressesIn(url).map((address) => new URL(address));
  const [first] = addresses;
  const { username = "", pathname = "" } = first ?? {};
  return {
    role: decodeURIComponent(username),
    hosts: addresses.map(({ host, port }) => (port ? host : `${host}:5432`)).join(", "),
    database: decodeURIComponent(pathname.slice(1)),
  };
}
