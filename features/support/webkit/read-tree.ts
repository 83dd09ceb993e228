import type { TreePart } from "./in-page/tree";
import type { Query } from "./query";
import type { WebDriver } from "./web-driver";

/** An element of the page as the driver names it, with what the engine exposes of it. */
type Exposed = Omit<TreePart, "element"> & { readonly role: string; readonly name: string };

/** Roles without a line of their own. */
const GENERIC: readonly string[] = ["", "generic", "none", "presentation", "label", "caption"];
/** Roles that are named by their content. The engine's label of such an element is empty. */
const NAMED_BY_CONTENT: readonly string[] = ["cell", "columnheader", "rowheader", "row", "link", "tab", "option"];

/**
 * Returns the engine's accessibility tree below an element in the notation of Playwright's snapshots. Roles and labels
 * are those that WebKit computes.
 */
export async function readTree(driver: WebDriver, query: Query): Promise<string> {
  try {
    return await readOnce(driver, query);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("stale element reference"))) throw error;
    // The page has removed an element while it was read.
    return readTree(driver, query);
  }
}

async function readOnce(driver: WebDriver, query: Query): Promise<string> {
  const script = "return inPage.tree(arguments[0])";
  const parts = await driver.post<TreePart[]>("/execute/sync", { script, args: [query] });
  const exposed: Exposed[] = [];
  for (const { element, ...part } of parts) {
    const { role, label } = element ? await computed(driver, element) : { role: "", label: "" };
    exposed.push({ ...part, role, name: label || (NAMED_BY_CONTENT.includes(role) ? part.content : "") });
  }
  return exposed.flatMap((part, at) => linesOf(part, at, exposed)).join("\n");
}

/** @param element as the driver names it: an object with one value */
async function computed(
  driver: WebDriver,
  element: object,
): Promise<{ readonly role: string; readonly label: string }> {
  const path = `/element/${Object.values(element)[0]}`;
  return { role: await driver.get(`${path}/computedrole`), label: await driver.get(`${path}/computedlabel`) };
}

function linesOf({ role, name, states, text, parent }: Exposed, at: number, all: readonly Exposed[]): string[] {
  if (GENERIC.includes(role)) {
    // The text of a generic element is read with the element around it, if that one contains nothing else.
    return text && !(all[parent] && isOnlyText(parent, all)) ? [`- text: ${text}`] : [];
  }
  const label = name && ` ${JSON.stringify(name)}`;
  const head = [`- ${role}${label}`, ...states].join(" ");
  const whole = isOnlyText(at, all) ? wholeText(at, all) : "";
  if (whole && whole !== name) return [`${head}: ${whole}`];
  return text && text !== name && !whole ? [head, `- text: ${text}`] : [head];
}

const childrenOf = (at: number, all: readonly Exposed[]): number[] =>
  all.flatMap(({ parent }, place) => (parent === at ? [place] : []));

const isOnlyText = (at: number, all: readonly Exposed[]): boolean =>
  childrenOf(at, all).every((child) => GENERIC.includes(all[child]?.role ?? "") && isOnlyText(child, all));

const wholeText = (at: number, all: readonly Exposed[]): string =>
  [all[at]?.text ?? "", ...childrenOf(at, all).map((child) => wholeText(child, all))].filter(Boolean).join(" ");
