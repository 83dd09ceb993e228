import { type Configuration, configuration } from "./configuration";

const expectedValues: Readonly<Record<keyof Configuration, string>> = {
  apiBasePath:
    "a path such as /corporate-banking/api, or an address such as https://bank.example/corporate-banking/api",
  payloadSecret: "43 characters of base64url, which are 32 bytes",
  isEncrypted: "true or false",
  hasFieldFigures: "true or false",
};

/** @throws with a message for the author of the file: the invalid field and its expected value */
export function readConfiguration(text: string, where: string): Configuration {
  const read = configuration.safeParse(parsed(text, where));
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => path[0]))];
  const problems = fields.map((field) =>
    isField(field) ? `${field} must be ${expectedValues[field]}` : "it must be an object",
  );
  throw new Error(`${where}: ${problems.join("; ")}.`);
}

const isField = (name: unknown): name is keyof typeof expectedValues =>
  typeof name === "string" && name in expectedValues;

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${where}: it is no JSON.`);
  }
}
