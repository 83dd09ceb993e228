/** Controls a long call: `signal` stops it, `onProgress` receives the part of the body that was sent, from 0 to 1. */
export type CallWatch = { readonly signal: AbortSignal; readonly onProgress: (part: number) => void };

/** The headers of an answer that the client reads. */
const PASSED_ON = ["Content-Type", "Date"] as const;

type Sent = { readonly method: string; readonly headers: Record<string, string>; readonly body: FormData };

/**
 * Replaces `fetch`, which does not report how much of a body was sent. Rejects if the call times out, fails or is
 * stopped.
 * The final URL is checked because XMLHttpRequest follows redirects by itself.
 */
export function watchedUpload(
  url: string,
  { method, headers, body }: Sent,
  watch: CallWatch,
  timeoutMs: number,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error("No answer"));
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = "arraybuffer";
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => watch.onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = PASSED_ON.map((name): [string, string] => [name, request.getResponseHeader(name) ?? ""]);
      const isElsewhere = new URL(request.responseURL).pathname !== new URL(url, location.href).pathname;
      if (isElsewhere) return fail();
      resolve(new Response(request.response, { status: request.status, headers }));
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    if (watch.signal.aborted) return fail();
    watch.signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}
