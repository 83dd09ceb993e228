import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { allCategories } from "../../domain/payments/categories";
import type { RequestId } from "../../domain/requests/request";
import type { User } from "../../domain/session/user";
import { routes } from "../../ui/app/routes";
import { anAccountPayee } from "../support/a-beneficiary";
import { aRequestOf } from "../support/a-request";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, efua, openWorkspace, settle } from "./a-workspace";

/** A bank with a beneficiary and requests of each kind, the newest first. */
function aBusyBank(copies = 1): InMemoryBank {
  const bank = new InMemoryBank();
  bank.beneficiaries = [{ ...anAccountPayee({ name: "Yaw Boateng" }), id: "B1" }];
  bank.requests = Array.from({ length: copies }, (_, copy) =>
    allCategories.map((category, at) => ({ ...aRequestOf(category), id: `TRX${copy}${at}` as RequestId })),
  ).flat();
  return bank;
}

/** Opens a screen whose lists have room for this width, in characters of 8 px. */
function open(user: User, path: string, { bank, width }: { bank: InMemoryBank; width: number }) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 80, 20));
  return openWorkspace(user, path, { bank, width });
}

const texts = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data, parentElement }) => data.trim() !== "" && parentElement !== null);
};
const mayBeTranslated = ({ parentElement }: Text): boolean =>
  parentElement?.closest("[translate]")?.getAttribute("translate") !== "no" &&
  !parentElement?.closest("style, script, textarea, svg");

/** Replaces texts as the translations of Chrome and Edge do: the text that React knows is no longer in the page. */
function translate(): void {
  for (const text of texts().filter(mayBeTranslated)) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Figures that React cannot update once they are translated, because their element has other contents too. */
const looseFigures = (): readonly string[] =>
  texts()
    .filter((text) => /\d/.test(text.data) && mayBeTranslated(text) && text.parentNode?.childNodes.length !== 1)
    .map(({ data, parentElement }) => `${data} in ${parentElement?.textContent}`);

describe("a browser that translates", () => {
  const paths = routes.filter(({ audience, load }) => audience === "signedIn" && load).map(({ path }) => path);

  it.each(paths.flatMap((path) => [390, 1440].map((width) => [path, width] as const)))(
    "%s with %i px has each figure in an element of its own",
    async (path, width) => {
      await open(ama, path, { bank: aBusyBank(), width });
      expect(looseFigures()).toEqual([]);
      expect(texts().length).toBeGreaterThan(8);
    },
  );

  it.each([390, 1440])(
    "a translated list with %i px shows the next page, and no value of the page before",
    async (width) => {
      await open(efua, "/pendingRequests", { bank: aBusyBank(12), width });
      const idsOf = () => new Set(document.body.textContent?.match(/TRX\d+/g));
      const before = idsOf();
      expect(before.size).toBeGreaterThan(5);
      translate();
      fireEvent.click(screen.getByRole("button", { name: /next/i }));
      await settle();
      expect(idsOf().size).toBe(2);
      expect([...idsOf()].filter((id) => before.has(id))).toEqual([]);
    },
  );
});
