import type { ProgressControl } from "../../../application/payments/bulk-payments-port";

/** The headers of an answer that the client reads. */
const READ_HEADERS = ["Content-Type", "Date"] as const;

type UploadRequest = { readonly method: string; readonly headers: Record<string, string>; readonly body: FormData };

/**
 * Replaces `fetch`, which does not report how much of a body was sent. Rejects if the call times out, fails or is
 * stopped.
 * The final URL is checked because XMLHttpRequest follows redirects by itself.
 */
export function uploadWithProgress(
  url: string,
  { method, headers, body }: UploadRequest,
  control: ProgressControl,
  timeoutMs: number,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error("No answer"));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "arraybuffer";
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => control.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = READ_HEADERS.map((name): [string, string] => [name, request.getResponseHeader(name) ?? ""]);
      const isElsewhere = new URL(request.responseURL).pathname !== new URL(url, location.href).pathname;
      if (isElsewhere) return fail();
      resolve(new Response(request.response, { status: request.status, headers }));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    if (control.signal.aborted) return fail();
    control.signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
