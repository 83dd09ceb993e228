/** A file in memory, for answers that are sent as one. */
export async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const taken: Buffer[] = [];
  for await (const chunk of chunks) taken.push(chunk);
  return Buffer.concat(taken);
}
