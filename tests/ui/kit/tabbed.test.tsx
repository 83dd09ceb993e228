import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Tabbed } from "../../../ui/kit/tabbed";

const tabs = [
  { id: "file", title: "File Upload" },
  { id: "hand", title: "Manual Entry" },
] as const;

function Sample({ hasTabs, defersContent }: { hasTabs: boolean; defersContent: boolean }) {
  const [chosen, setChosen] = useState<"file" | "hand">("file");
  return (
    <>
      <button type="button" onClick={() => setChosen("hand")}>
        By hand
      </button>
      <Tabbed
        id="forms"
        label="Forms"
        tabs={tabs}
        chosen={chosen}
        onChoose={setChosen}
        hasTabs={hasTabs}
        defersContent={defersContent}
      >
        <p>Form: {chosen}</p>
      </Tabbed>
    </>
  );
}

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const shownForm = () => screen.getByText(/^Form: /).textContent;

/** React's act environment is off, so that deferred rendering is not finished when a click returns, as in a browser. */
describe("tabs whose content may render later", () => {
  beforeEach(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it("a clicked tab is highlighted before its content is rendered, and the panel is marked as busy", async () => {
    act(() => void render(<Sample hasTabs defersContent />));
    screen.getByRole("tab", { name: "Manual Entry" }).click();
    await Promise.resolve();
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Manual Entry");
    expect(screen.getByRole("tabpanel").getAttribute("aria-busy")).toBe("true");
    expect(shownForm()).toBe("Form: file");
    await expect.poll(shownForm).toBe("Form: hand");
    expect(screen.getByRole("tabpanel", { name: "Manual Entry" }).getAttribute("aria-busy")).toBeNull();
  });

  it.each([
    { hasTabs: true, defersContent: false },
    { hasTabs: false, defersContent: true },
  ])("the content is rendered immediately with hasTabs $hasTabs and defersContent $defersContent", async (props) => {
    act(() => void render(<Sample {...props} />));
    screen.getByRole("button", { name: "By hand" }).click();
    await Promise.resolve();
    expect(shownForm()).toBe("Form: hand");
  });
});
