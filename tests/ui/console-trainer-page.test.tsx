import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ControlApi } from "../../mock-bank/console/control-api";
import { fromField, nextAt, toField } from "../../mock-bank/console/moment";
import { keepTokenFromAddress } from "../../mock-bank/console/token-from-address";
import { TrainerPage } from "../../mock-bank/console/trainer-page";

const message = {
  id: "1",
  channel: "sms",
  to: "+233200000102",
  username: "kofi.boateng",
  subject: "",
  text: "48213 is your code to sign in.",
  code: "48213",
  at: "2026-11-20T10:00:00.000Z",
};
const trainees = {
  id: "c3",
  name: "Trainees Ltd",
  users: [{ username: "trainee.one", role: "Initiator" }],
  accounts: [],
};
const company = {
  id: "c1",
  name: "Adom Trading Ltd",
  users: [
    {
      username: "kofi.boateng",
      role: "Initiator",
      password: "Training@1",
      purpose: "makes requests",
      menus: Array(12).fill("x"),
    },
    { username: "abena.dormant", role: "Single", active: false, menus: ["Dashboard", "Transfers"] },
  ],
  accounts: [{ accountNumber: "1020304050601", currency: "GHS", type: "Current" }],
};

type Call = { readonly method: string; readonly path: string; readonly body: unknown; readonly token: string | null };
let calls: Call[];
let answers: Record<string, () => Response>;

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const called = (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/trainer");
  calls = [];
  let now = Date.parse("2026-11-20T12:30:00.000Z");
  answers = {
    "GET /control/state": () => json({ companies: [company, { ...company, id: "c2", users: [] }, trainees] }),
    "GET /control/messages": () => json({ messages: [message] }),
    "GET /control/messages/stream": () => new Response(new ReadableStream()),
    "GET /control/clock": () => json({ now: new Date(now).toISOString() }),
    "PUT /control/clock": () => {
      now += 3_600_000;
      return json({ now: new Date(now).toISOString() });
    },
    "POST /control/clock/foresee": () => json({ to: "2026-11-21T11:59:00.000Z", signedOut: 0, due: 0 }),
    "POST /control/reset": () => json({ scenario: "seed", now: "2026-11-20T12:30:00.000Z" }),
    "GET /control/outcomes": () =>
      json({ outcomes: [{ where: "Ghana.gov", value: "The invoice", copy: ["GG-1001"], outcome: "Can be paid." }] }),
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    calls.push({ method, path, body, token: new Headers(init.headers).get("authorization") });
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(<TrainerPage api={new ControlApi()} />);
const button = (name: string) => screen.getByRole("button", { name });

describe("the trainer console", () => {
  it("each code is shown with its receiver", async () => {
    open();
    const card = (await screen.findByText("48213")).closest("li");
    expect(card?.textContent).toContain("kofi.boateng");
    expect(card?.textContent).toContain("SMS");
    expect(screen.getByText("kofi.boateng: 4 8 2 1 3").getAttribute("aria-live")).toBe("polite");
  });

  it("the console is connected to the bank only while its tab is visible, and catches up afterwards", async () => {
    const lines: AbortSignal[] = [];
    const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const turn = (hidden: boolean) => {
      isHidden.mockReturnValue(hidden);
      fireEvent(document, new Event("visibilitychange"));
    };
    const originalFetch = globalThis.fetch;
    vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
      if (path.endsWith("/stream") && init.signal) lines.push(init.signal);
      return originalFetch(path, init);
    });
    const held = () => lines.filter(({ aborted }) => !aborted).length;
    open();
    await screen.findByText("48213");
    expect(held()).toBe(1);
    expect(called("GET", "/control/state")).toHaveLength(1);
    turn(true);
    expect(held()).toBe(0);
    expect(screen.getByText("48213")).toBeTruthy();
    answers["GET /control/messages"] = () => json({ messages: [message, { ...message, id: "2", code: "90210" }] });
    turn(false);
    await screen.findByText("90210");
    expect(held()).toBe(1);
    await waitFor(() => expect(called("GET", "/control/state")).toHaveLength(2));
  });

  it("a list of hundreds of messages renders those near the visible part only, each with its place", async () => {
    const messages = Array.from({ length: 200 }, (_, index) => ({
      ...message,
      id: `${index}`,
      code: `${10000 + index}`,
    }));
    answers["GET /control/messages"] = () => json({ messages });
    open();
    const newest = (await screen.findByText("10199")).closest("li");
    expect(["aria-posinset", "aria-setsize"].map((name) => newest?.getAttribute(name))).toEqual(["1", "200"]);
    expect(screen.getAllByText(/^10\d{3}$/).length).toBeLessThan(120);
    expect(screen.queryByText("10000")).toBeNull();
  });

  it("messages can be filtered by person", async () => {
    open();
    await screen.findByText("48213");
    const filter = screen.getByLabelText("Only messages for");
    fireEvent.change(filter, { target: { value: "ama" } });
    expect(screen.queryByText("48213")).toBeNull();
    expect(screen.getByText("No message for that name.")).toBeTruthy();
    fireEvent.change(filter, { target: { value: "+2332000" } });
    expect(screen.getByText("48213")).toBeTruthy();
  });

  it("user name and password of a persona can be copied", async () => {
    const copied: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Copy user name kofi.boateng" }));
    fireEvent.click(button("Copy password of kofi.boateng"));
    await screen.findByText("Copied password of kofi.boateng");
    expect(copied).toEqual(["kofi.boateng", "Training@1"]);
  });

  it("a persona's peculiarities are shown, and a password only if it is known", async () => {
    open();
    const persona = (await screen.findByText("abena.dormant")).closest("li") as HTMLElement;
    expect(within(persona).getByText("Inactive")).toBeTruthy();
    expect(within(persona).getByText("Only Dashboard, Transfers")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Copy password of abena.dormant" })).toBeNull();
  });

  it("a persona shows its purpose, and the people of other companies are rendered only on request", async () => {
    open();
    expect(await screen.findByText("makes requests")).toBeTruthy();
    expect(screen.queryByText("trainee.one")).toBeNull();
    const folded = screen.getByText("Trainees Ltd").closest("details") as HTMLDetailsElement;
    folded.open = true;
    fireEvent(folded, new Event("toggle"));
    expect(await screen.findByText("trainee.one")).toBeTruthy();
  });

  const policies = {
    "the check of names": {
      call: "/control/name-check",
      limit: "nameCheckAbove",
      subject: "Names of new beneficiaries",
      off: "not checked",
      on: "checked above",
      label: "First payment above, in GHS",
    },
    "the note on changed accounts": {
      call: "/control/changed-accounts",
      limit: "changedAccountAbove",
      subject: "Changed accounts of beneficiaries",
      off: "confirmed or not, as the user likes",
      on: "confirmed above",
      label: "Payment above, in GHS",
    },
  };
  it.each(Object.entries(policies))(
    "%s is switched on and off for one company, and a refusal is shown",
    async (name, words) => {
      const { call, limit, subject, off, on, label } = words;
      answers[`PUT ${call}`] = () => json({ description: "above: Not an amount such as 1250.00" }, 400);
      open();
      const [summary] = await screen.findAllByText(new RegExp(`^${subject}: ${off}`));
      const policy = within(summary?.closest("details") as HTMLElement);
      fireEvent.click(summary as HTMLElement);
      const turnOn = (await policy.findByText("Switch on")).closest("button") as HTMLElement;
      expect(turnOn.getAttribute("aria-label")).toBe(`Switch on ${name} for Adom Trading Ltd`);
      fireEvent.change(policy.getByLabelText(label), { target: { value: "many" } });
      fireEvent.click(turnOn);
      expect((await policy.findByRole("alert", { hidden: true })).textContent).toBe(
        "above: Not an amount such as 1250.00",
      );
      answers[`PUT ${call}`] = () => json({ company: "c1", above: "500.00" });
      answers["GET /control/state"] = () =>
        json({
          companies: [
            { ...company, [limit]: "500.00" },
            { ...company, id: "c2", name: "Other Ltd" },
          ],
        });
      fireEvent.change(policy.getByLabelText(label), { target: { value: "500" } });
      fireEvent.click(turnOn);
      await screen.findByText(new RegExp(`^${subject}: ${on} GHS 500.00`));
      fireEvent.click(policy.getByText("Switch off"));
      await waitFor(() => expect(called("PUT", call)).toHaveLength(3));
      expect(called("PUT", call).map(({ body }) => body)).toEqual([
        { company: "c1", above: "many" },
        { company: "c1", above: "500" },
        { company: "c1", above: null },
      ]);
      const all = within(screen.getByText("All companies").closest("details") as HTMLElement);
      fireEvent.click(all.getByText(new RegExp(`^${subject}: not the same in all companies`)));
      expect(await all.findByText(/^This changes \d+ people in 2 companies/)).toBeTruthy();
      fireEvent.click(all.getByText("Switch off"));
      await waitFor(() => expect(called("PUT", call)[3]?.body).toEqual({ company: null, above: null }));
    },
  );

  it("a company of many is found by its name or by a person", async () => {
    const named = (at: number) => ({ ...company, id: `c${at}`, name: `Kojo ${at} Ltd`, users: [] });
    const companies = [company, ...Array.from({ length: 5 }, (_, at) => named(at + 2))];
    answers["GET /control/state"] = () => json({ companies });
    open();
    const search = await screen.findByLabelText("Find a company or a person");
    const shown = (find: string) => {
      fireEvent.change(search, { target: { value: find } });
      return screen.queryAllByRole("heading", { level: 3, name: / Ltd$/ }).map(({ textContent }) => textContent);
    };
    expect([shown("kojo 4"), shown(company.users[0]?.username ?? ""), shown("nobody")]).toEqual([
      ["Kojo 4 Ltd"],
      [company.name],
      [],
    ]);
    expect(screen.getByText("No company or person is called that.")).toBeTruthy();
  });

  it.each([
    ["+1 hour", { advance: "PT1H" }],
    ["+1 day", { advance: "P1D" }],
    ["To 11:59", { now: "2026-11-21T11:59:00.000Z" }],
    ["To 12:01", { now: "2026-11-21T12:01:00.000Z" }],
    ["Next working day", { to: "nextWorkingDay" }],
    ["+1 month", { to: "nextMonth" }],
  ])("a button moves the bank's clock: %s", async (name, body) => {
    open();
    expect(await screen.findByText(/^12:30:0\d$/)).toBeTruthy();
    fireEvent.click(button(name));
    expect(await screen.findByText(/^13:30:0\d$/)).toBeTruthy();
    expect(called("PUT", "/control/clock").map((call) => call.body)).toEqual([body]);
  });

  it.each([
    [12, "12 people stay signed in. 1 task falls due", "12 people will be signed out. 1 task falls due"],
    [1, "1 person stays signed in. 1 task falls due", "1 person will be signed out. 1 task falls due"],
  ])("before the clock moves, the console says what becomes of %i people", async (signedOut, stay, leave) => {
    answers["POST /control/clock/foresee"] = () => json({ to: "2026-11-21T11:59:00.000Z", signedOut, due: 1 });
    open();
    await screen.findByText(/^12:30:0\d$/);
    fireEvent.click(button("To 11:59"));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Move the bank to Sat 21 Nov 2026 11:59:00?")).toBeTruthy();
    expect(dialog.getByText(new RegExp(`^${stay}`))).toBeTruthy();
    fireEvent.click(dialog.getByLabelText("People stay signed in"));
    expect(dialog.getByText(new RegExp(`^${leave}`))).toBeTruthy();
    fireEvent.click(dialog.getByLabelText("People stay signed in"));
    expect(called("PUT", "/control/clock")).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Move" }));
    await waitFor(() =>
      expect(called("PUT", "/control/clock").map(({ body }) => body)).toEqual([
        { now: "2026-11-21T11:59:00.000Z", keepSessions: true },
      ]),
    );
  });

  it("a typed time is set as the bank's own time", async () => {
    open();
    fireEvent.change(await screen.findByLabelText("Date and time (GMT)"), { target: { value: "2027-01-04T09:15" } });
    fireEvent.click(button("Set"));
    await waitFor(() =>
      expect(called("PUT", "/control/clock").map((call) => call.body)).toEqual([{ now: "2027-01-04T09:15:00.000Z" }]),
    );
  });

  it("the console shows why the clock was not moved", async () => {
    answers["PUT /control/clock"] = () => json({ description: "now: Invalid ISO datetime" }, 400);
    open();
    await screen.findByText(/^12:30:0\d$/);
    fireEvent.click(button("+1 day"));
    expect((await screen.findByRole("alert")).textContent).toBe("now: Invalid ISO datetime");
  });

  it("a reset asks for confirmation and then clears the console", async () => {
    open();
    await screen.findByText("48213");
    fireEvent.click(button("Reset the bank…"));
    fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(called("POST", "/control/reset")).toEqual([]);

    answers["GET /control/messages"] = () => json({ messages: [] });
    fireEvent.click(button("Reset the bank…"));
    fireEvent.click(await screen.findByRole("button", { name: "Reset" }));
    expect(await screen.findByText("The bank is as it was seeded.")).toBeTruthy();
    expect(called("POST", "/control/reset")).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText("48213")).toBeNull());
  });

  it("a failed reset keeps its question open and shows the reason", async () => {
    answers["POST /control/reset"] = () => json({ description: "Unknown scenario." }, 400);
    open();
    fireEvent.click(await screen.findByRole("button", { name: "Reset the bank…" }));
    fireEvent.click(await screen.findByRole("button", { name: "Reset" }));
    expect(await screen.findByText("Unknown scenario.")).toBeTruthy();
    expect(screen.queryByText("The bank is as it was seeded.")).toBeNull();
  });

  it("an unreachable bank is reported once, with a button to try again", async () => {
    const working = answers;
    answers = {};
    open();
    expect((await screen.findByRole("alert")).textContent).toContain("The bank cannot be reached.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    answers = working;
    fireEvent.click(button("Try again"));
    await screen.findByText("48213");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("a bank with a token asks for it once and then receives it with each call", async () => {
    const working = answers;
    const guarded = Object.keys(working).map((call) => [call, () => json({ description: "Send the token" }, 401)]);
    answers = Object.fromEntries(guarded);
    open();
    fireEvent.change(await screen.findByLabelText("Control token"), { target: { value: "room-12" } });
    answers = working;
    calls = [];
    fireEvent.click(button("Continue"));
    await screen.findByText("48213");
    expect(new Set(calls.map(({ token }) => token))).toEqual(new Set(["Bearer room-12"]));
  });

  it("the token form says where the token is printed, and takes the whole printed address", async () => {
    const working = answers;
    answers = Object.fromEntries(Object.keys(working).map((call) => [call, () => json({}, 401)]));
    open();
    expect((await screen.findByRole("alert")).textContent).toContain("each time it starts");
    const address = "http://127.0.0.1:4000/trainer#token=made%2Bat-start";
    fireEvent.change(screen.getByLabelText("Control token"), { target: { value: ` ${address} ` } });
    answers = working;
    calls = [];
    fireEvent.click(button("Continue"));
    await screen.findByText("48213");
    expect(new Set(calls.map(({ token }) => token))).toEqual(new Set(["Bearer made+at-start"]));
  });

  it("the token of the printed address is kept for the tab and removed from the address", async () => {
    window.history.replaceState(null, "", "/trainer/outcomes?find=card#token=made-at-start");
    keepTokenFromAddress(new ControlApi());
    expect(window.location.href).toMatch(/\/trainer\/outcomes\?find=card$/);
    open();
    await waitFor(() => expect(new Set(calls.map(({ token }) => token))).toEqual(new Set(["Bearer made-at-start"])));
  });

  it("a fragment without a token is left in the address", () => {
    window.history.replaceState(null, "", "/control/docs#payments.toSelf");
    keepTokenFromAddress(new ControlApi());
    expect(window.location.hash).toBe("#payments.toSelf");
  });
});

describe("the console's tabs", () => {
  it("each tab has an address and keeps the loaded data", async () => {
    open();
    await screen.findByText("48213");
    fireEvent.click(screen.getByRole("link", { name: "Outcomes" }));
    expect(await screen.findByRole("button", { name: "Copy GG-1001" })).toBeTruthy();
    expect(window.location.pathname).toBe("/trainer/outcomes");
    expect(screen.getByRole("link", { name: "Outcomes" }).getAttribute("aria-current")).toBe("page");
    fireEvent.click(screen.getByRole("link", { name: "Room" }));
    expect(screen.getByText("48213")).toBeTruthy();
    expect(called("GET", "/control/messages")).toHaveLength(1);
  });

  it("an unknown address shows that there is no such page", async () => {
    window.history.replaceState(null, "", "/trainer/vault");
    open();
    expect(await screen.findByText("The console has no such part.")).toBeTruthy();
  });
});

describe("the next 11:59", () => {
  it.each([
    ["2026-11-20T11:58:59.999Z", "2026-11-20T11:59:00.000Z"],
    ["2026-11-20T11:59:00.000Z", "2026-11-21T11:59:00.000Z"],
    ["2026-12-31T23:00:00.000Z", "2027-01-01T11:59:00.000Z"],
  ])("the next 11:59 after %s is %s", (now, next) => {
    expect(nextAt(new Date(now), 11, 59).toISOString()).toBe(next);
  });

  it("the time field is read in the bank's time zone, not in the computer's", () => {
    const moment = new Date("2026-11-20T11:59:00.000Z");
    expect(fromField(toField(moment))).toEqual(moment);
    expect(fromField("")).toBeUndefined();
  });
});
