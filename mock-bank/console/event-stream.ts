/**
 * Yields the `data` of each server-sent event. EventSource is not used, because it cannot send an Authorization header.
 */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pending += decoder.decode(value, { stream: true }).replaceAll("\r\n", "\n");
      const events = pending.split("\n\n");
      pending = events.pop() ?? "";
      for (const event of events) {
        const data = dataOf(event);
        if (data) yield data;
      }
    }
  } finally {
    await reader.cancel().catch(ignoreClosed);
  }
}

const dataOf = (event: string): string =>
  event
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trimStart())
    .join("\n");

/** Cancelling a broken stream fails; the failure is irrelevant. */
function ignoreClosed(): void {}
