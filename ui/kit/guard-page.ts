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

/**
 * Browsers may restore a page from memory on the back button. After a log-out in another tab, that page would show
 * accounts to the next user of the computer. The page is hidden and reloaded instead, which requires a session.
 */
export function reloadWhenRestored(page: Window): void {
  page.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    page.document.body.hidden = true;
    page.location.reload();
  });
}
