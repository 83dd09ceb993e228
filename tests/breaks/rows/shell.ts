import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-2.1-29",
    title: "Create New Password does not redirect visitors",
    file: "ui/session/create-password-page.tsx",
    find: "if (userName === undefined) goTo(SIGN_IN_PATH, { replace: true });",
    replace: 'if (userName === "") goTo(SIGN_IN_PATH, { replace: true });',
  },
];
