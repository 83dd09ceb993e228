import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<string> | Iterable<string> };

/** The first date of the format. The real date is not disclosed. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** Writes a ZIP archive entry by entry while contents arrive; office files are ZIP archives. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  const contents = [...entries].map(({ name, content }) => {
    const stream = Readable.from(content).on("error", (error) => output.destroy(error));
    archive.addReadStream(stream, name, options);
    return stream;
  });
  archive.end();
  try {
    yield* output;
  } finally {
    // The receiver may have left before the end.
    for (const stream of contents) stream.destroy();
  }
}
