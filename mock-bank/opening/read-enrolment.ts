import { readFileSync } from "node:fs";
import { type EnrolmentSpec, parseEnrolment } from "../companies/enrolment-file";

/** @throws an error for the operator that names each wrong field */
export function readEnrolment(file: string): EnrolmentSpec {
  return parseEnrolment(file, textOf(file));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`--propose: ${file} cannot be read: ${why}. Correct its path, or its mode.`, { cause: error });
  }
}
