import type { Candidate, Session } from "../../application/session/session-port";
import { menuTitles, permissionsOf } from "../../domain/session/permissions";
import type { User } from "../../domain/session/user";

export const aCandidate = (over: Partial<Candidate> = {}): Candidate => ({
  userName: "kofi.boateng",
  loginId: "L0002",
  accountNumber: "1020304050607",
  email: "kofi@adom.example",
  fullName: "Kofi Boateng",
  phoneNumber: "0244000002",
  ...over,
});

export const aUser = (over: Partial<User> = {}): User => ({
  ...aCandidate(),
  firstName: "Kofi",
  lastName: "Boateng",
  companyName: "Adom Trading Ltd",
  roles: ["Initiator"],
  permissions: permissionsOf(Object.values(menuTitles)),
  lastSignInAt: "2026-11-19T08:00:00Z",
  ...over,
});

export const aSession = (over: Partial<Session> = {}): Session => ({
  id: "session-1",
  user: aUser(),
  timeoutSeconds: 300,
  mustChangePassword: false,
  ...over,
});
