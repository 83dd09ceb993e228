import type { BankRequest } from "../../domain/requests/request";
import type { User } from "../../domain/session/user";

/** The bank names the creator by one of three names. */
export const isOwn = ({ createdBy }: BankRequest, { userName, fullName, loginId }: User): boolean =>
  [userName, fullName, loginId].includes(createdBy);

/** Returns whether the request waits for this user: another user's, and not approved by this one yet. */
export const isDecidable = (request: BankRequest, user: User): boolean =>
  !isOwn(request, user) && !request.progress?.hasMine;
