import { Button, Tooltip } from "@blueprintjs/core";
import { LogOut } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { Link } from "wouter";
import { useInbox } from "../approvals/inbox-store";
import { Count } from "../kit/badge";
import { useNavigation } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { useUser } from "../services";
import { routes } from "./routes";
import { words } from "./shell-words";
import "./shell.css";

type Props = {
  /** Shows only icons, with names in tooltips. */
  isNarrow: boolean;
  onLogOut: () => void;
  /** Called when an entry was selected, to close the drawer. */
  onFollow?: () => void;
};

/** The entries that the user's permissions allow, and Log Out (specification 1, section 2.11). */
export const SideMenu = observer(function SideMenu({ isNarrow, onLogOut, onFollow }: Props) {
  const { permissions } = useUser();
  const { path } = useNavigation();
  const inbox = useInbox();
  return (
    <nav className={isNarrow ? "side-menu narrow" : "side-menu"} aria-label={words.mainMenu}>
      <ul>
        {routes.map(({ path: to, menu, icon: Icon, permission }) => {
          if (!menu || !Icon || !permission || !permissions[permission]) return null;
          const count = permission === "pendingRequests" ? inbox.count : undefined;
          return (
            <li key={to}>
              <WithTooltip name={menu} isNarrow={isNarrow}>
                <Link
                  href={to}
                  className="menu-entry"
                  aria-current={ariaCurrentOf(path, to)}
                  aria-description={count === undefined ? undefined : shared.waiting(count)}
                  onClick={onFollow}
                >
                  <Icon />
                  <span className={isNarrow ? "for-screen-readers" : ""}>{menu}</span>
                  <Count value={count || undefined} />
                </Link>
              </WithTooltip>
            </li>
          );
        })}
        <li className="menu-end">
          <WithTooltip name={words.logOut} isNarrow={isNarrow}>
            <Button variant="minimal" className="menu-entry" alignText="start" onClick={onLogOut}>
              <LogOut />
              <span className={isNarrow ? "for-screen-readers" : ""}>{words.logOut}</span>
            </Button>
          </WithTooltip>
        </li>
      </ul>
    </nav>
  );
});

/**
 * Returns the `aria-current` value of an entry: "page" for the shown page, "true" for its parent, such as Beneficiaries
 * while one is added.
 */
function ariaCurrentOf(path: string, entry: string): "page" | "true" | undefined {
  if (path === entry) return "page";
  return path.startsWith(`${entry}/`) ? "true" : undefined;
}

function WithTooltip({ name, isNarrow, children }: { name: string; isNarrow: boolean; children: ReactElement }) {
  return isNarrow ? (
    <Tooltip content={name} placement="right" fill compact>
      {children}
    </Tooltip>
  ) : (
    children
  );
}
