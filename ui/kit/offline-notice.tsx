import { Callout } from "@blueprintjs/core";
import { Offline } from "@blueprintjs/icons";
import { useSyncExternalStore } from "react";
import { words } from "./words";

/** Says that the device is offline, until it is online again. It does not block the button below it. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  return (
    <div role="status" className="offline-notice">
      {!isOnline && (
        <Callout compact intent="warning" icon={<Offline />}>
          {words.offline}
        </Callout>
      )}
    </div>
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
