import { roleNames } from "../../domain/session/roles";
import { dateAndTime } from "../shared/format";
import { useUser } from "../shared/services";
import { words as shared } from "../shared/words";
import { words } from "./shell-words";

/** Roles and last login: beside the company in the header, or at the top of the dashboard where the header has no room. */
export function SignedInAs() {
  const { fullName, roles, lastSignInAt } = useUser();
  return (
    <div className="signed-in-as">
      <span>{fullName}</span>
      <span>{roleNames(roles) || shared.unknown}</span>
      {lastSignInAt && <span>{words.lastLogin(dateAndTime(lastSignInAt))}</span>}
    </div>
  );
}
