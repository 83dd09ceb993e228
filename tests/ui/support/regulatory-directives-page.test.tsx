import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SupportPort } from "../../../application/support/support-port";
import { fail, ok } from "../../../domain/result";
import type { Directive } from "../../../domain/support/directive";
import { DirectivesPage } from "../../../ui/support/regulatory-directives-page";
import { SupportContext } from "../../../ui/support/support-context";
import { InMemorySupport } from "../../support/in-memory-support";

function open(directives: SupportPort["directives"]): void {
  const support = Object.assign(new InMemorySupport(), { directives });
  render(
    <SupportContext value={{ support, customer: undefined, goTo: vi.fn() }}>
      <DirectivesPage />
    </SupportContext>,
  );
}
const listing =
  (...directives: Directive[]) =>
  async () =>
    ok(directives);

describe("the page of regulatory directives", () => {
  it("each directive opens in a new tab without access to this one @S1-2.1-24", async () => {
    const acts = ["843", "930"].map((act) => ({ fileName: `Act ${act}`, url: `https://regulator.example/${act}.pdf` }));
    open(listing(...acts));
    const links = await screen.findAllByRole("link", { name: /^Act / });
    expect(links.map((link) => ["href", "target", "rel"].map((name) => link.getAttribute(name)))).toEqual(
      acts.map(({ url }) => [url, "_blank", "noopener noreferrer"]),
    );
  });

  it.each(["javascript:alert(1)", "data:text/html,hello"])("the unsafe address %s is shown as text", async (url) => {
    open(listing({ fileName: "Notice", url }));
    expect((await screen.findByText(url)).closest("a")).toBeNull();
    expect(screen.queryByRole("link", { name: /Notice/ })).toBeNull();
  });

  it("an empty list shows a message", async () => {
    open(listing());
    await screen.findByText("There are no regulatory directives at present.");
  });

  it("a failed list can be loaded again", async () => {
    const directives = vi
      .fn<SupportPort["directives"]>()
      .mockResolvedValueOnce(fail({ kind: "unreachable" }))
      .mockResolvedValueOnce(ok([{ fileName: "Act 843", url: "/directives/act-843.pdf" }]));
    open(directives);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Oops, something went wrong!");
    expect(alert.textContent).toContain("Please try again later.");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("link", { name: /Act 843/ });
  });
});
