import { expect, it, vi } from "vitest";
import { uploadWithProgress } from "../../adapters/bank-api/upload-with-progress";

/** Answers each request immediately. */
class AnsweringRequest {
  readonly upload = {};
  responseURL = "http://bank.example/upload";
  status = 200;
  response = new ArrayBuffer(0);
  onload = () => {};
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader = (name: string) => ({ "Content-Type": "text/plain", Date: "Wed, 25 Nov 2026 13:30:00 GMT" })[name];
  send(): void {
    this.onload();
  }
}

it("an upload passes on the type and the date of its answer", async () => {
  vi.stubGlobal("XMLHttpRequest", AnsweringRequest);
  vi.stubGlobal("location", new URL("http://bank.example/"));
  const watch = { signal: new AbortController().signal, onProgress: () => {} };
  const { headers } = await uploadWithProgress(
    "/upload",
    { method: "POST", headers: {}, body: new FormData() },
    watch,
    1,
  );
  expect(headers.get("Content-Type")).toBe("text/plain");
  expect(headers.get("Date")).toBe("Wed, 25 Nov 2026 13:30:00 GMT");
});
