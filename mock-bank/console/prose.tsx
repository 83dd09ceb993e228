import type { ReactNode } from "react";

/** Paragraphs with **strong** words and `code`: all the Markdown that the document's description has. */
export const Prose = ({ text }: { text: string }) => (
  <div className="prose">
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map(inline)}</p>
    ))}
  </div>
);

function inline(part: string): ReactNode {
  if (part.startsWith("**")) return <strong key={part}>{part.slice(2, -2)}</strong>;
  if (part.startsWith("`")) return <code key={part}>{part.slice(1, -1)}</code>;
  return part;
}
