/**
 * Keeps the page when a file is dropped beside the field for it. Firefox and Safari would show the file in place of the
 * page, which ends the session and loses the form. Returns a function that stops this.
 */
export function refuseDroppedFiles(page: EventTarget): () => void {
  const stopped = new AbortController();
  const refuse = (event: Event) => {
    const { dataTransfer, defaultPrevented } = event as DragEvent;
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  for (const kind of ["dragover", "drop"]) page.addEventListener(kind, refuse, stopped);
  return () => stopped.abort();
}
