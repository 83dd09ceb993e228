/** Paragraphs with **strong** words and `code`: all the Markdown that the document's description has. */
export const Prose = ({ text }: { text: string }) => (
  <div className="prose">
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{[...paragraph.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`|[^*`]+/g)].map(inline)}</p>
    ))}
  </div>
);

function inline({ 0: plain, 1: strong, 2: code, index }: RegExpExecArray) {
  if (strong) return <strong key={index}>{strong}</strong>;
  return code ? <code key={index}>{code}</code> : plain;
}
