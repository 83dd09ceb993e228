import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-3-84",
    title: "The answer to the sign-in code sends the first name as last name",
    file: "mock-bank/otp/sign-in.ts",
    find: "lastName: user.last_name",
    replace: "lastName: user.first_name",
  },
  {
    row: "S1-4-37",
    title: "Keep Me Logged In extends the session without the bank",
    file: "application/session/session-service.ts",
    find: "const refreshed = await this.dependencies.bank.refresh();",
    replace: "const refreshed: Result<void, BankFailure> = ok(undefined);",
  },
  {
    row: "S1-4-48",
    title: "A second sign-in has the code of a session timeout",
    file: "adapters/bank-api/contract/codes.ts",
    find: "signedInElsewhere: 104",
    replace: "signedInElsewhere: 103",
  },
  {
    row: "S1-7-27",
    title: "Logging out does not call the bank",
    file: "application/session/session-service.ts",
    find: "const signOutCall = isLive ? bank.signOut() : undefined;",
    replace: 'const signOutCall = isLive && why === "expired" ? bank.signOut() : undefined;',
  },
  {
    row: "S1-7-28",
    title: "The path that refreshes the session is spelled differently",
    file: "adapters/bank-api/contract/session.ts",
    find: "/servicereq/refreshSession",
    replace: "/servicereq/refreshsession",
  },
];
