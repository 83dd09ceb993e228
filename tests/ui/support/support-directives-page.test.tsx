import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SupportPort } from "../../../application/support/support-port";
import { fail, ok } from "../../../domain/result";
import type { Directive } from "../../../domain/support/directive";
import { SupportContext } from "../../../ui/shared/front-door/support-context";
import { DirectivesPage } from "../../../ui/support/regulatory-directives-page";
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
  it("a directive opens in a new tab without access to this one", async () => {
    open(listing({ fileName: "Act 843", url: "https://regulator.example/act-843.pdf" }));
    const link = await screen.findByRole("link", { name: /Act 843/ });
    expect(link.getAttribute("href")).toBe("https://regulator.example/act-843.pdf");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
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
