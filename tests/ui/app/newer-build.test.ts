import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnNewerBuild } from "../../../ui/app/newer-build";
import { reloadWhenRestored } from "../../../ui/kit/guard-page";

const BUILD = "/assets/index-old.js";
const ofTheSame = `<script src="${BUILD}"></script>`;
const NEWER_PAGE = '<script src="/assets/index-new.js"></script>';

/** A fake page for each test, with its own listeners. */
function aPage(served: string | Error) {
  const listeners = new EventTarget();
  const reload = vi.fn();
  const fetch = vi.fn(async () => {
    if (served instanceof Error) throw served;
    return new Response(served);
  });
  const page = {
    addEventListener: listeners.addEventListener.bind(listeners),
    dispatchEvent: listeners.dispatchEvent.bind(listeners),
    document,
    fetch,
    location: { reload },
    sessionStorage,
  };
  // The fake has all members of a window that are used here.
  return { page: page as unknown as Window, reload, fetch };
}

/** Simulates a part that cannot be loaded, and waits for the reaction. */
async function failToFetch({ page, fetch }: ReturnType<typeof aPage>): Promise<void> {
  const before = fetch.mock.calls.length;
  page.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(fetch.mock.calls.length).toBe(before + 1));
  await new Promise((resolve) => setImmediate(resolve));
}

function openTab(served: string | Error, scriptPath = BUILD) {
  const tab = { ...aPage(served), offer: vi.fn() };
  reloadOnNewerBuild({ page: tab.page, scriptPath, offer: tab.offer });
  return tab;
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.hidden = false;
});

describe("a part that cannot be loaded", () => {
  it("a failed load after a deploy reloads the page", async () => {
    const tab = openTab(NEWER_PAGE);
    await failToFetch(tab);
    expect([tab.reload.mock.calls.length, tab.offer.mock.calls.length]).toEqual([1, 0]);
    expect(tab.fetch).toHaveBeenCalledWith("/", { cache: "no-store" });
  });

  it("a failed load does not reload the page if the build is the same or the server is unreachable", async () => {
    for (const served of [ofTheSame, new TypeError("Failed to fetch")]) {
      const tab = openTab(served);
      await failToFetch(tab);
      expect([tab.reload.mock.calls.length, tab.offer.mock.calls.length]).toEqual([0, 0]);
    }
  });

  it("a failed load offers the newer build instead of reloading if a field has text", async () => {
    document.body.innerHTML = '<input type="checkbox" value="on"><input>';
    const tab = openTab(NEWER_PAGE);
    const [, field] = document.querySelectorAll("input");
    if (field) field.value = "12.50";
    await failToFetch(tab);
    expect([tab.reload.mock.calls.length, tab.offer.mock.calls.length]).toEqual([0, 1]);
  });

  it("while a form has unsaved input, a failed load offers the newer build instead of reloading the page", async () => {
    const tab = openTab(NEWER_PAGE);
    tab.page.addEventListener("beforeunload", (event) => event.preventDefault());
    await failToFetch(tab);
    expect([tab.reload.mock.calls.length, tab.offer.mock.calls.length]).toEqual([0, 1]);
  });

  it("two builds served alternately do not cause endless reloads", async () => {
    let reloads = 0;
    for (const code of [BUILD, "/assets/index-new.js", BUILD, "/assets/index-new.js", BUILD]) {
      const tab = openTab("<p>Another build</p>", code);
      await failToFetch(tab);
      reloads += tab.reload.mock.calls.length;
      expect(tab.reload.mock.calls.length + tab.offer.mock.calls.length).toBe(1);
    }
    expect(reloads).toBe(2);
  });
});

describe("the back button after a log-out", () => {
  const shownAgain = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

  it("a page restored by the browser is hidden and reloaded", () => {
    const { page, reload } = aPage(ofTheSame);
    reloadWhenRestored(page);
    page.dispatchEvent(shownAgain(true));
    expect(document.body.hidden).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("a page that was loaded normally is shown", () => {
    const { page, reload } = aPage(ofTheSame);
    reloadWhenRestored(page);
    page.dispatchEvent(shownAgain(false));
    expect(document.body.hidden).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
