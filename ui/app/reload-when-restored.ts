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
