import { roleNames } from "../../domain/session/roles";
import { formatDateTime } from "../kit/format";
import { words as shared } from "../kit/words";
import { useUser } from "../services";
import { words } from "./session-words";

/**
 * The user's roles and last login: in the header next to the company, or on top of the dashboard if the header has no
 * room.
 */
export function SignedInAs() {
  const { fullName, roles, lastSignInAt } = useUser();
  return (
    <div className="signed-in-as">
      <span translate="no">{fullName}</span>
      <span>{roleNames(roles) || shared.unknown}</span>
      {lastSignInAt && <span>{words.lastLogin(formatDateTime(lastSignInAt))}</span>}
    </div>
  );
}
