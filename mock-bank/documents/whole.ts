/** Collects a file in memory, for answers that are sent in one piece. */
export async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const taken: Buffer[] = [];
  for await (const chunk of chunks) taken.push(chunk);
  return Buffer.concat(taken);
}
