import type { Endpoint } from "../../../contract/endpoint";

export type CallFields = Readonly<Record<string, unknown>>;

/**
 * An encoded call: path variables are filled in; the other fields are in the query, the form or the multipart body, or
 * there are none.
 */
export type EncodedCall = {
  readonly path: string;
  readonly query: string;
  /** Is encrypted before it is sent. */
  readonly form?: string;
  /** Is sent unencrypted (spec gaps, encryption). */
  readonly multipart?: FormData;
};

/** Encodes the input of a call. Fields with the value undefined are not sent. */
export function encode({ path: template, encoding }: Endpoint, input: CallFields): EncodedCall {
  const inPath = new Set(template.match(/(?<=:)\w+/g));
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  if (encoding === "none") return { path, query: "" };
  if (encoding === "multipart") return { path, query: "", multipart: multipartOf(rest) };
  const text = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return encoding === "form" ? { path, query: "", form: text } : { path, query: text && `?${text}` };
}

function multipartOf(fields: readonly (readonly [string, unknown])[]): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value instanceof Blob ? value : String(value));
  return body;
}
