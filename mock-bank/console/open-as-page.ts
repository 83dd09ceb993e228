import { HttpSession } from "../../adapters/bank-api/session/http-session";
import { openFrontDoor } from "../../client/front-door";
import { applyTheme, chosenTheme, SESSION_KEY } from "../../ui/kit/first-paint";
import { type OpenAsReply, openAsReady, openAsReply } from "./open-as-messages";
import "./console.css";

/**
 * Signs a tab in as a customer for the trainer console. The tab requests the customer's one-time code from the console
 * and sends it in the client's own sign-in call.
 * The mock bank serves this page together with the console, never to customers.
 */
const opener: unknown = window.opener;
applyTheme(chosenTheme());
// A new tab starts with a copy of its opener's storage, which contains the console's token. The customer's client must
// not see it.
sessionStorage.clear();

if (opener === null) tell("Open this page from the trainer console.");
else void ask();

async function ask(): Promise<void> {
  const deviceId = await openFrontDoor().connection.deviceId();
  addEventListener("message", (event) => {
    if (event.source !== opener || event.origin !== location.origin) return;
    const read = openAsReply.safeParse(event.data);
    if (read.success) void enter(read.data);
  });
  window.opener.postMessage(openAsReady(deviceId), location.origin);
}

/** Uses a new front door, so that no state of an earlier user remains. */
async function enter(reply: OpenAsReply): Promise<void> {
  window.opener = null;
  if ("refusal" in reply) return tell(reply.refusal);
  const door = openFrontDoor();
  const bank = new HttpSession(door.bank, { id: door.connection.deviceId, model: navigator.userAgent });
  const checked = await bank.checkSignInCode(reply.candidate, reply.code);
  if (!checked.ok) return tell("The bank did not accept the code. Close this tab, and try again from the console.");
  await door.session.begin(checked.value);
  if (sessionStorage.getItem(SESSION_KEY) === null)
    return tell("This browser keeps a session only on a page served by https or from this computer. Sign in by hand.");
  location.replace(reply.path);
}

function tell(text: string): void {
  const status = document.querySelector("[role=status]");
  if (status) status.textContent = text;
}
