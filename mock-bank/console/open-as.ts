import { type ControlApi, explain } from "./control-api";
import { type OpenAsReply, readyDevice } from "./open-as-messages";

const PAGE = "/trainer/open-as";

/**
 * Opens a tab that is signed in as `username`, at a path of the client. Call it from a click handler, or the browser
 * blocks the tab. The one-time code goes from the control API through this page to the tab, so it is in no address. It
 * is valid once, in this browser, for five minutes.
 * @returns why no tab was opened; later problems are shown in the tab
 */
export function openAs(api: Pick<ControlApi, "signIn">, username: string, path = "/dashboard"): string | undefined {
  const tab = window.open(PAGE, "_blank");
  if (!tab) return "The browser blocked the new tab: allow pop-ups for this address.";
  const answer = (event: MessageEvent<unknown>) => {
    if (event.source !== tab || event.origin !== location.origin) return;
    const deviceId = readyDevice(event.data);
    if (deviceId === undefined) return;
    removeEventListener("message", answer);
    void replyTo(api, { username, deviceId }, path).then((reply) => tab.postMessage(reply, location.origin));
  };
  addEventListener("message", answer);
  return undefined;
}

async function replyTo(
  api: Pick<ControlApi, "signIn">,
  asked: { readonly username: string; readonly deviceId: string },
  path: string,
): Promise<OpenAsReply> {
  const answer = await api.signIn(asked);
  if (!answer.ok) return { refusal: explain(answer.problem) };
  const { code, ...candidate } = answer.value;
  return { candidate, code, path };
}
