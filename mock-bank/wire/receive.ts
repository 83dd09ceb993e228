import { type Request, type RequestHandler, raw } from "express";
import multer, { MulterError } from "multer";
import { codes } from "../../adapters/bank-api/contract/codes";
import { BODY_BYTES_MAX, type Endpoint } from "../../adapters/bank-api/contract/endpoint";
import { sessionIdHeader } from "../../adapters/bank-api/contract/headers";
import type { Bank } from "../bank";
import { isRefusal, type Refusal, refuse } from "../handler";
import { findSession } from "../session/live-session";
import { FIELDS_MAX, type Fields, parseForm } from "./form";

/** What a call brought, before anybody looked into it. */
export type Body = { readonly fields: Fields; readonly files: Readonly<Record<string, File>> };

const FORM = "application/x-www-form-urlencoded";
const NOTHING: Body = { fields: {}, files: {} };
export const UNREADABLE = refuse("The request could not be read.");
const MEGABYTE = 1024 * 1024;
/** More than the name of any field, and than any text that comes beside a file. */
const PART_TEXT_MAX = 1000;

/** Reads the body of a call into `request.body`: long ones, and files, only of who is signed in. */
export function receiver(bank: Bank, { encoding, bytesMax = BODY_BYTES_MAX }: Endpoint): RequestHandler {
  const usual = formUpTo(BODY_BYTES_MAX);
  const isUpload = encoding === "multipart";
  if (!isUpload && bytesMax === BODY_BYTES_MAX) return usual;
  const long = isUpload ? uploadUpTo(bytesMax) : formUpTo(bytesMax);
  return async (request, response, next) => {
    if (await isSignedIn(bank, request)) long(request, response, next);
    else if (isUpload) next();
    else usual(request, response, next);
  };
}

/** What {@link receiver} read, or why it is nothing that can be read in exactly one way. */
export function readBody({ body, headers }: Pick<Request, "body" | "headers">): Body | Refusal {
  if (isRefusal(body) || isUploadBody(body)) return body;
  if (!Buffer.isBuffer(body) || body.length === 0) return NOTHING;
  const [type, ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(/;\s*/);
  const isForm = type === FORM && parameters.every((parameter) => parameter === "charset=utf-8");
  const fields = isForm ? parseForm(body.toString("utf8")) : undefined;
  return fields ? { fields, files: {} } : UNREADABLE;
}

const isUploadBody = (body: unknown): body is Body => typeof body === "object" && body !== null && "files" in body;

const formUpTo = (limit: number): RequestHandler => raw({ type: () => true, limit, inflate: false });

async function isSignedIn({ db, settings }: Bank, { headers }: Request): Promise<boolean> {
  const sessionId = headers[sessionIdHeader.toLowerCase()];
  return typeof sessionId === "string" && !isRefusal(await findSession(db, sessionId, settings));
}

/** One file, held in memory, and the few fields beside it. */
function uploadUpTo(bytesMax: number): RequestHandler {
  const read = multer({
    storage: multer.memoryStorage(),
    defParamCharset: "utf8",
    limits: {
      fileSize: bytesMax,
      files: 1,
      fields: FIELDS_MAX,
      fieldNameSize: PART_TEXT_MAX,
      fieldSize: PART_TEXT_MAX,
    },
  }).any();
  return (request, response, next) =>
    read(request, response, (error: unknown) => {
      request.body = error ? refusalOf(error, bytesMax) : bodyOf(request);
      next();
    });
}

function bodyOf({ body, files }: Request): Body | Refusal {
  // A field given twice, or as `a[b]`, is no text.
  const fields: [string, unknown][] = Object.entries(body ?? {});
  if (fields.some(([, value]) => typeof value !== "string")) return UNREADABLE;
  const [file] = Array.isArray(files) ? files : [];
  if (!file) return { fields: textsOf(fields), files: {} };
  if (file.size === 0) return refuseFile("The file is empty.");
  const content = new File([new Uint8Array(file.buffer)], bareName(file.originalname), { type: file.mimetype });
  return { fields: textsOf(fields), files: { [file.fieldname]: content } };
}

const textsOf = (fields: readonly [string, unknown][]): Fields =>
  Object.assign(Object.create(null), Object.fromEntries(fields));

/** Some browsers send the folder too. */
const bareName = (path: string): string => path.replace(/^.*[\\/]/, "");

function refusalOf(error: unknown, bytesMax: number): Refusal {
  const isTooLarge = error instanceof MulterError && error.code === "LIMIT_FILE_SIZE";
  return isTooLarge ? refuseFile(`The file is larger than ${bytesMax / MEGABYTE} MB.`) : UNREADABLE;
}

/** A file that cannot be taken, told with the code that clients read as such (specification 2, section 8). */
export const refuseFile = (description: string): Refusal => refuse(description, { code: codes.badRow });
