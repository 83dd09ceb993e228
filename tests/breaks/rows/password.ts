import type { Break } from "../break";

export const breaks: readonly Break[] = [
  {
    row: "S1-4-15",
    title: "Forgot Password goes on although the bank refused the user name",
    file: "application/session/password-service.ts",
    find: "    if (!validated.ok) return validated;\n",
    replace: '    if (!validated.ok && validated.failure.kind !== "refused") return validated;\n',
  },
  {
    row: "S1-4-16",
    title: "Forgot Password asks for no code after the user name was validated",
    file: "application/session/password-service.ts",
    find: "send: () => passwords.sendForgottenCode(userName),",
    replace: "send: async () => ok(undefined),",
  },
  {
    row: "S1-7-20",
    title: "The path that validates a user name is spelled differently",
    file: "adapters/bank-api/contract/session.ts",
    find: "/customer/validateUsername",
    replace: "/customer/validateUserName",
  },
  {
    row: "S1-7-21",
    title: "A created password is not confirmed",
    file: "adapters/bank-api/http-passwords.ts",
    find: "{ newPassword, confirmPassword: newPassword }",
    replace: '{ newPassword, confirmPassword: "" }',
  },
  {
    row: "S1-7-22",
    title: "A default password is replaced without the device id",
    file: "adapters/bank-api/http-passwords.ts",
    find: "deviceID: await this.device.id(),",
    replace: 'deviceID: "",',
  },
  {
    row: "S1-7-43",
    title: "A default password is replaced without a loginId",
    file: "adapters/bank-api/http-passwords.ts",
    find: "loginId: userName,",
    replace: 'loginId: "",',
  },
];
