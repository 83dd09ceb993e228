import { readFileSync } from "node:fs";
import { type EnrolmentSpec, parseEnrolment } from "../companies/enrol";

/** @throws an error for the operator that names each wrong field */
export const readEnrolment = (file: string): EnrolmentSpec => parseEnrolment(file, readFileSync(file, "utf8"));
