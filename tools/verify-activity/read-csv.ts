/** A line of the file with the number of its first line of text. */
export type CsvLine = { readonly at: number; readonly cells: readonly string[] };

/**
 * Reads CSV (RFC 4180) as it arrives, so that a file of any size takes little memory.
 * @throws an error if a quoted cell is not closed
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvLine> {
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  /** The last character was a quote inside a quoted cell: it ends the cell, or is the first of two. */
  let isPending = false;
  let [at, line] = [1, 1];
  let isFirst = true;
  for await (const chunk of chunks) {
    for (const character of isFirst ? chunk.replace(/^\uFEFF/, "") : chunk) {
      if (character === "\n") line += 1;
      if (isPending) {
        isPending = false;
        if (character === '"') {
          cell += '"';
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted) {
        if (character === '"') isPending = true;
        else cell += character;
      } else if (character === '"') isQuoted = true;
      else if (character === ",") {
        cells.push(cell);
        cell = "";
      } else if (character === "\n") {
        yield { at, cells: [...cells, cell] };
        [cells, cell, at] = [[], "", line];
      } else if (character !== "\r") cell += character;
    }
    isFirst = false;
  }
  if (isQuoted && !isPending) throw new Error(`The quoted text in line ${at} does not end`);
  if (cells.length > 0 || cell) yield { at, cells: [...cells, cell] };
}
