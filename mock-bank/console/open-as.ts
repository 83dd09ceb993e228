import { type ControlApi, explain } from "./control-api";
import { type OpenAsReply, readyDevice } from "./open-as-messages";

const PAGE = "/trainer/open-as";

/**
 * Opens a tab that is signed in as somebody, at a path of the client. Called by a click, or the browser opens none. The code goes from the
 * control API to that tab by way of this one, so it stands in no address; it is good once, on this browser, for five minutes.
 * @returns why no tab was opened; what goes wrong later is told in the tab.
 */
export function openAs(api: ControlApi, username: string, path = "/dashboard"): string | undefined {
  const tab = window.open(PAGE, "_blank");
  if (!tab) return "This browser lets the console open no tab: allow pop-ups for this address.";
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
  api: ControlApi,
  asked: { readonly username: string; readonly deviceId: string },
  path: string,
): Promise<OpenAsReply> {
  const answer = await api.signIn(asked);
  if (!answer.ok) return { refusal: explain(answer.problem) };
  const { code, ...candidate } = answer.value;
  return { candidate, code, path };
}
