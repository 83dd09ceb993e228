/**
 * A browser may keep a page as it was left and show it again by its back button: after a log-out elsewhere it would show accounts to
 * whoever sits there. It is hidden and loaded anew, which asks for a session.
 */
export function neverShowAgain(page: Window): void {
  page.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    page.document.body.hidden = true;
    page.location.reload();
  });
}
