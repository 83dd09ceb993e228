/** Renders the Markdown subset of the document's description: paragraphs, **strong** and `code`. */
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
