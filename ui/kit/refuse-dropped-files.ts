/**
 * Keeps the page when a file is dropped beside the field for it. Firefox and Safari would show the file in place of the
 * page, which ends the session and loses the form.
 */
export function refuseDroppedFiles(page: EventTarget): void {
  const refuse = (event: Event) => {
    const { dataTransfer, defaultPrevented } = event as DragEvent;
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  page.addEventListener("dragover", refuse);
  page.addEventListener("drop", refuse);
}
