import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-3-19",
    title: "The client sends the position of Accra at the sign-in",
    file: "adapters/bank-api/http-session.ts",
    find: 'longitude: "0", latitude: "0"',
    replace: 'longitude: "-0.1870", latitude: "5.6037"',
  },
  {
    row: "S1-3-85",
    title: "The client says that the device is rooted",
    file: "adapters/bank-api/http-session.ts",
    find: 'isRootConsented: "false"',
    replace: 'isRootConsented: "true"',
  },
  {
    row: "S1-4-09",
    title: "The client takes the login id as session id",
    file: "adapters/bank-api/http-session.ts",
    find: "id: reply.sessionId,",
    replace: "id: candidate.loginId,",
  },
  {
    row: "S1-7-13",
    title: "The answer to the password has no phone number",
    file: "mock-bank/session/session-handlers.ts",
    find: "          phoneNumber: user.phone,\n",
    replace: "",
  },
];
