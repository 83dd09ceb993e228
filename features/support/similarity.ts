/** Returns how alike two texts are, from 0 to 1: twice the shared triples of letters, divided by all triples. */
export function similarity(one: string, other: string): number {
  const triples = triplesOf(one);
  const rest = triplesOf(other);
  const total = triples.length + rest.length;
  const remaining = new Map<string, number>();
  for (const triple of rest) remaining.set(triple, (remaining.get(triple) ?? 0) + 1);
  const shared = triples.filter((triple) => {
    const left = remaining.get(triple) ?? 0;
    remaining.set(triple, left - 1);
    return left > 0;
  });
  return (2 * shared.length) / total;
}

/** Spaces at both ends give short texts triples, and give weight to the beginning of words. */
function triplesOf(text: string): string[] {
  const padded = `  ${text.toLowerCase()} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}
