import { act, render, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FrontDoor, resolvePage } from "../../../ui/app/front-door";
import { prerenderedPages } from "../../../ui/app/prerender";
import { publicPages } from "../../../ui/app/public-pages";
import { routes } from "../../../ui/app/routes";
import { contact } from "../../../ui/kit/contact";
import { rememberEarlySubmission } from "../../../ui/kit/first-paint";
import { goTo } from "../../../ui/kit/navigation/location";
import { SIGN_IN_PATH } from "../../../ui/kit/navigation/paths";
import { TestClock } from "../../support/a-clock";

const never = () => Promise.reject(new Error("Not in this test."));
const authenticate = vi.fn(never);
const services = {
  authenticate,
  session: { confirmation: () => expect.unreachable() },
  support: { complain: never, directives: never, papers: never },
  passwords: {
    resetUserName: "",
    userWhoMustChangePassword: undefined,
    resetForgotten: never,
    create: never,
  },
  replaceDefault: never,
  clock: new TestClock(),
  onTyping: () => {},
  isOutdated: () => false,
  onCodeAsked: () => {},
  onConfirmed: () => {},
  countdown: { secondsLeft: () => 300, watch: () => () => {}, keep: async () => {} },
  afterTimeOut: false,
  hasNoStorage: false,
  onChangeLeft: () => {},
};

const signInPage = prerenderedPages[0]?.markup ?? "";
let unmount = () => {};
afterEach(() => act(() => unmount()));

/** Shows the page as a browser does before any script runs. */
function showPrerendered(): HTMLElement {
  window.history.replaceState(null, "", SIGN_IN_PATH);
  document.body.innerHTML = `<div id="root">${signInPage}</div>`;
  return document.getElementById("root") ?? document.body;
}

async function hydrate(container: HTMLElement): Promise<readonly unknown[]> {
  const mismatches: unknown[] = [];
  await act(async () => {
    const root = hydrateRoot(
      container,
      <FrontDoor initialPage={{ path: SIGN_IN_PATH, Page: undefined }} services={services} />,
      {
        onRecoverableError: (error) => mismatches.push(error),
      },
    );
    unmount = () => root.unmount();
  });
  return mismatches;
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`);

describe("every prerendered page", () => {
  it("each prerendered page has a route for visitors", () => {
    const forVisitors = routes.filter((route) => route.audience !== "signedIn").map(({ path }) => path);
    expect(forVisitors).toEqual(expect.arrayContaining([SIGN_IN_PATH, ...Object.keys(publicPages)]));
  });

  it.each(prerenderedPages)("the page $path needs no inline script or style", ({ markup }) => {
    expect(markup).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i);
  });

  it.each(prerenderedPages)(
    "the page $path has one main heading, and the title of the page begins with the same words",
    ({ markup, title }) => {
      expect(markup.match(/<h1/g)).toHaveLength(1);
      expect(markup).toContain(`>${title.split(" · ")[0]}</h1>`);
    },
  );

  it("the page Contact Us has the configured address, e-mail and numbers @S1-2.13-10..15", () => {
    const { markup } = prerenderedPages.find(({ path }) => path === "/contact-us") ?? expect.fail("There is no page");
    const { headOffice, contactCenter } = contact;
    const texts = [...headOffice.address, ...headOffice.phones, contactCenter.email, ...contactCenter.phones];
    expect(texts.filter((text) => !markup.includes(`>${text}<`))).toEqual([]);
  });

  it("each prerendered page has a description of its own, short enough for a search result", () => {
    const descriptions = prerenderedPages.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(prerenderedPages.length);
    expect(descriptions.filter((text) => !/^[^"<>]{20,160}\.$/.test(text))).toEqual([]);
  });
});

describe("the layout of every page for visitors", () => {
  const linksIn = (selector: string) =>
    [...showPrerendered().querySelectorAll<HTMLAnchorElement>(`${selector} a`)].map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.target,
    ]);

  it("the logo panel has the logo and the name of the bank @S1-2.2-01", () => {
    const panel = showPrerendered().querySelector(".logo-panel .logo");
    expect(panel?.querySelector("svg path")).toBeTruthy();
    expect(panel?.textContent).toBe("Asempa BankCorporate Internet Banking");
  });

  it("each social link has a name, and opens the bank's profile in a new tab @S1-2.2-06 @S1-2.2-12", () => {
    expect(linksIn(".social-links")).toEqual([
      ["Facebook (opens in a new tab)", "https://facebook.example/asempabank", "_blank"],
      ["X (opens in a new tab)", "https://x.example/asempabank", "_blank"],
      ["LinkedIn (opens in a new tab)", "https://linkedin.example/company/asempabank", "_blank"],
      ["Instagram (opens in a new tab)", "https://instagram.example/asempabank", "_blank"],
    ]);
  });

  it("the menu and the help next to the form lead to the questions, the contacts and the complaint @S1-2.2-07 @S1-2.2-09..11", () => {
    expect(linksIn("#menu")).toEqual([
      ["FAQs", "/faq", ""],
      ["Contact Us", "/contact-us", ""],
      ["Complaint", "/complaint", ""],
    ]);
    expect(linksIn(".help-buttons")).toEqual([
      ["FAQs", "/faq", ""],
      ["Complaint", "/complaint", ""],
    ]);
  });

  it("the links below the page lead to the published texts @S1-2.3-05 @S1-2.3-06", () => {
    expect(linksIn(".legal")).toEqual([
      ["Privacy Policy", "/privacy-policy", ""],
      ["Regulatory Directives", "/regulatory-directives", ""],
      ["Accessibility", "/accessibility", ""],
    ]);
  });
});

describe("the path of a visitor", () => {
  async function open(path: string): Promise<void> {
    window.history.replaceState(null, "", path);
    document.body.replaceChildren();
    const initialPage = await resolvePage(path);
    await act(async () => {
      const view = render(<FrontDoor initialPage={initialPage} services={services} />);
      unmount = view.unmount;
    });
  }
  const heading = () => document.querySelector("h1")?.textContent;

  it.each([
    ["/", "@S1-2.1-02"],
    ["/transfers", "@S1-2.1-26 @S1-4-14 @S3-6-10"],
    ["/pendingRequests", "@S3-6-11"],
    ["/no-such-page", "@S1-2.1-31"],
  ])("the path %s redirects a visitor to the sign-in page %s", async (path) => {
    await open(path);
    expect([window.location.pathname, heading()]).toEqual([SIGN_IN_PATH, "Log In"]);
  });

  it("a link from a public page to the sign-in page shows it @S1-2.1-03", async () => {
    await open("/faq");
    expect(heading()).toBe("FAQs");
    await act(async () => goTo(SIGN_IN_PATH));
    await waitFor(() => expect(heading()).toBe("Log In"));
  });
});

describe("the sign-in page during hydration", () => {
  it("hydration keeps the typed text and the cursor", async () => {
    const container = showPrerendered();
    const password = field("password");
    if (password) password.value = "Secr";
    password?.focus();
    expect(await hydrate(container)).toEqual([]);
    expect(field("password")).toBe(password);
    expect(password?.value).toBe("Secr");
    expect(document.activeElement).toBe(password);
  });

  it("a form submitted before hydration is submitted afterwards", async () => {
    rememberEarlySubmission();
    const container = showPrerendered();
    document.querySelector("form")?.requestSubmit();
    expect(document.body.textContent).not.toContain("is required");
    await hydrate(container);
    expect(document.body.textContent).toContain("Username is required");
  });
});
