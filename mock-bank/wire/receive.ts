import { type Request, type RequestHandler, type Response, raw } from "express";
import multer, { MulterError } from "multer";
import { codes } from "../../contract/codes";
import { BODY_BYTES_MAX, type Endpoint } from "../../contract/endpoint";
import { isRefusal, type Refusal, refuse } from "../core/handler";
import { formLimits, longFormLimits } from "../limits/limits";
import { type Body, bodyOfForm, UNREADABLE } from "./body";
import type { Fields } from "./form";

const FORM = "application/x-www-form-urlencoded";
const NOTHING: Body = { fields: {}, files: {} };
const MEGABYTE = 1024 * 1024;

/** A form that would block the main thread for longer than about 50 ms. */
export type LongForm = { readonly longForm: Buffer };

export type Received = Body | LongForm | Refusal | Unreadable;

/** A body that could not be received, with the HTTP status that says why: too long, compressed, or broken off. */
export type Unreadable = { readonly unreadable: number };

/** Receives the body of a call, up to the length that the contract allows; or returns why it cannot be read. */
export async function receive(
  request: Request,
  response: Response,
  { encoding, bytesMax = BODY_BYTES_MAX }: Endpoint,
): Promise<Received> {
  const read = encoding === "multipart" ? uploadUpTo(bytesMax) : formUpTo(bytesMax);
  const error = await new Promise<unknown>((resolve) => read(request, response, resolve));
  if (error === undefined) return readBody(request);
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  // The middleware marks errors of the caller by a status; all other errors are bugs.
  if (typeof status !== "number" || status >= 500) throw error;
  return { unreadable: status };
}

function readBody({ body, headers }: Pick<Request, "body" | "headers">): Body | LongForm | Refusal {
  if (isRefusal(body) || isUploadBody(body)) return body;
  if (!Buffer.isBuffer(body) || body.length === 0) return NOTHING;
  const [type, ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(/;\s*/);
  const isForm = type === FORM && parameters.every((parameter) => parameter === "charset=utf-8");
  if (!isForm) return UNREADABLE;
  return body.length > longFormLimits.aboveBytes ? { longForm: body } : bodyOfForm(body.toString("utf8"));
}

const isUploadBody = (body: unknown): body is Body => typeof body === "object" && body !== null && "files" in body;

const formUpTo = (limit: number): RequestHandler => raw({ type: () => true, limit, inflate: false });

/** Receives one file into memory, and the few fields next to it. */
function uploadUpTo(bytesMax: number): RequestHandler {
  const read = multer({
    storage: multer.memoryStorage(),
    defParamCharset: "utf8",
    limits: {
      fileSize: bytesMax,
      files: 1,
      fields: formLimits.fields,
      fieldNameSize: formLimits.partText,
      fieldSize: formLimits.partText,
    },
  }).any();
  return (request, response, next) =>
    read(request, response, (error: unknown) => {
      request.body = error ? refusalOf(error, bytesMax) : bodyOf(request);
      next();
    });
}

function bodyOf({ body, files }: Request): Body | Refusal {
  // A field that is repeated, or named like `a[b]`, is not a text.
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

/** Removes the folder, which some browsers send too. */
const bareName = (path: string): string => path.replace(/^.*[\\/]/, "");

function refusalOf(error: unknown, bytesMax: number): Refusal {
  const isTooLarge = error instanceof MulterError && error.code === "LIMIT_FILE_SIZE";
  return isTooLarge ? refuseFile(`The file is larger than ${bytesMax / MEGABYTE} MB.`) : UNREADABLE;
}

/** Refuses a file, with the code that clients expect (specification 2, section 8). */
export const refuseFile = (description: string): Refusal => refuse(description, { code: codes.badRow });
