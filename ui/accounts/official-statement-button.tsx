import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { mayOrderStatements } from "../../domain/session/roles";
import { useUser } from "../services";
import { OfficialStatementDialog } from "./official-statement-dialog";
import { words } from "./official-statement-words";

/**
 * Orders an official statement of the shown account. Only users who may order one see the button (spec gaps, Bank
 * statements).
 */
export function OfficialStatementButton({ account }: { account: string }) {
  const [isOpen, setOpen] = useState(false);
  const user = useUser();
  if (!user.permissions.bankStatements || !mayOrderStatements(user)) return null;
  return (
    <>
      <Button text={words.open} onClick={() => setOpen(true)} />
      {isOpen && <OfficialStatementDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}
