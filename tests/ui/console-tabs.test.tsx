import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ControlApi } from "../../mock-bank/console/control-api";
import { openAsReady } from "../../mock-bank/console/open-as-messages";
import { TrainerPage } from "../../mock-bank/console/trainer-page";

type SentCall = { readonly call: string; readonly body: unknown };
let sent: SentCall[];
let answers: Record<string, (body: unknown) => Response>;
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const bodiesOf = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

const accountsList = {
  name: "accounts.list",
  method: "GET",
  path: "/customer/accounts",
  summary: "The accounts",
  requirements: [{ id: "S1-7-23", text: "GET customer/accounts" }],
};
const entry = {
  id: 7,
  requestId: "r-7",
  at: "2026-11-20T10:00:00.000Z",
  call: "accounts.list",
  method: "GET",
  path: "/customer/accounts",
  username: "ama.mensah",
  headers: { sessionId: "•••••" },
  fields: { loginId: "x" },
  answer: { code: 0 },
  isReplay: false,
  milliseconds: 12.3,
};
const snapshot = { name: "Before lunch", madeAt: entry.at, bankTime: entry.at, bytes: 54_321 };

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  let faults: object[] = [];
  answers = {
    "GET /control/state": () =>
      json({
        companies: [{ id: "c", name: "Adom", users: [{ username: "ama.mensah", role: "Single" }] }],
      }),
    "GET /control/messages": () => json({ messages: [] }),
    "GET /control/messages/stream": () => new Response(new ReadableStream()),
    "GET /control/clock": () => json({ now: "2026-11-20T12:30:00.000Z" }),
    "GET /control/calls": () => json({ calls: [accountsList] }),
    "GET /control/faults": () => json({ faults }),
    "PUT /control/faults": (body) => {
      faults = (body as { faults: object[] }).faults;
      return json({ faults });
    },
    "GET /control/traffic?after=0": () => json({ calls: [entry] }),
    "GET /control/traffic?after=7": () => json({ calls: [] }),
    "GET /control/snapshots": () => json({ snapshots: [snapshot] }),
    "POST /control/snapshots": () => json({ description: "There is a snapshot of that name already." }, 400),
    "POST /control/snapshots/restore": () => json({ snapshots: [snapshot] }),
    "GET /control/audit": () => json({ violations: ["account 7: no customer is overdrawn"] }),
    "GET /control/accounts": () =>
      json({
        accounts: [
          {
            accountNumber: "1020304050607",
            name: "A",
            company: "Adom",
            currency: "GHS",
            book: "-1250.00",
            available: "0.00",
          },
        ],
      }),
    "GET /control/ledger?": () =>
      json({
        balanced: false,
        currencies: [{ currency: "GHS", debits: "1.00", credits: "2.00", balanced: false }],
        journal: [],
      }),
    "GET /control/ledger?account=1020304050607": () => json({ balanced: true, currencies: [], journal: [] }),
    "POST /control/sign-ins": () =>
      json({
        userName: "ama.mensah",
        loginId: "1",
        accountNumber: "2",
        email: "a@b.example",
        fullName: "Ama",
        phoneNumber: "020",
        code: "48213",
      }),
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    sent.push({ call, body });
    const answer = answers[call];
    if (!answer) throw new TypeError(`Failed to fetch ${call}`);
    return answer(body);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(tab: string) {
  window.history.replaceState(null, "", `/trainer${tab}`);
  render(<TrainerPage api={new ControlApi()} />);
}
/** Clicks as a mouse does: the pressed button gets the focus. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};

describe("Open as", () => {
  it("the code is given only to the tab that was opened", async () => {
    const messages: unknown[] = [];
    const tab = { postMessage: (message: unknown, to: string) => messages.push([message, to]) };
    window.open = (() => tab) as unknown as typeof window.open;
    open("");
    await press("Open as ama.mensah");
    const say = (source: unknown, origin: string) => {
      const event = new MessageEvent("message", { data: openAsReady("device-1") });
      Object.defineProperties(event, { source: { value: source }, origin: { value: origin } });
      window.dispatchEvent(event);
    };
    say({}, location.origin);
    say(tab, "https://evil.example");
    expect(bodiesOf("POST /control/sign-ins")).toEqual([]);
    say(tab, location.origin);
    await waitFor(() => expect(messages).toHaveLength(1));
    expect(bodiesOf("POST /control/sign-ins")).toEqual([{ username: "ama.mensah", deviceId: "device-1" }]);
    expect(messages).toEqual([
      [{ candidate: expect.objectContaining({ loginId: "1" }), code: "48213", path: "/dashboard" }, location.origin],
    ]);
    say(tab, location.origin);
    expect(bodiesOf("POST /control/sign-ins")).toHaveLength(1);
  });

  it("a blocked pop-up is reported", async () => {
    window.open = () => null;
    open("");
    await press("Open as ama.mensah");
    expect((await screen.findByRole("alert")).textContent).toContain("allow pop-ups");
  });
});

describe("Faults", () => {
  it("faults are added as configured, and removed one by one", async () => {
    open("/faults");
    fireEvent.change(await screen.findByLabelText("What happens"), { target: { value: "code" } });
    fireEvent.change(screen.getByLabelText("Code"), { target: { value: "77" } });
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "Not today" } });
    fireEvent.change(screen.getByLabelText("When"), { target: { value: "chance" } });
    fireEvent.change(screen.getByLabelText("Chance in per cent"), { target: { value: "25" } });
    await screen.findByRole("option", { name: "ama.mensah" });
    const aim = (value: string) => fireEvent.change(screen.getByLabelText("For whom"), { target: { value } });
    aim("user:ama.mensah");
    await press("Add fault");
    aim("everybody");
    expect(screen.getByText(/^Meets 1 person in 1 company/)).toBeTruthy();
    await press("Slow accounts");
    const refusal = {
      call: "accounts.list",
      kind: "code",
      when: { chance: 0.25 },
      code: 77,
      description: "Not today",
      username: "ama.mensah",
    };
    const late = { call: "accounts.list", kind: "latency", milliseconds: 4000, when: "always" };
    await screen.findByText("25 % of calls");
    const put = [{ faults: [refusal] }, { faults: [refusal, late] }];
    await waitFor(() => expect(bodiesOf("PUT /control/faults")).toEqual(put));
    await press("Remove: Refuses with 77: Not today, accounts.list");
    await waitFor(() => expect(bodiesOf("PUT /control/faults").at(-1)).toEqual({ faults: [late] }));
    for (const [whom, aimed] of [
      ["company:c", { company: "c" }],
      ["each", { when: "onceEach" }],
    ] as const) {
      aim(whom);
      await press("Approving fails once");
      const wanted = { call: "approvals.approve", kind: "http500", ...aimed };
      await waitFor(() => expect(bodiesOf("PUT /control/faults").at(-1)).toMatchObject({ faults: [late, wanted] }));
      await press("Remove: Answers HTTP 500, approvals.approve");
      await screen.findByRole("button", { name: "Remove: Answers 4 s late, accounts.list" });
      await waitFor(() => expect(bodiesOf("PUT /control/faults").at(-1)).toEqual({ faults: [late] }));
    }
  });
});

describe("Faults of lessons", () => {
  const [own, ofLesson] = ["session.logout", "payments.toSelf"].map((call) => ({ call, kind: "drop", when: "once" }));

  it("a change keeps faults that a lesson has set meanwhile, and nothing changes while they cannot be read", async () => {
    let faults = [own];
    answers["GET /control/faults"] = () => json({ faults });
    open("/faults");
    const remove = await screen.findByRole("button", { name: /^Remove: .*session.logout/ });
    faults = [ofLesson, own];
    fireEvent.click(remove);
    await waitFor(() => expect(bodiesOf("PUT /control/faults")).toEqual([{ faults: [ofLesson] }]));
    answers["GET /control/faults"] = () => json({ description: "Busy" }, 400);
    await press("Slow accounts");
    expect((await screen.findAllByText("Busy")).length).toBeGreaterThan(0);
    expect(bodiesOf("PUT /control/faults")).toHaveLength(1);
  });
});

describe("Traffic", () => {
  it("a call is shown with its content, its requirements and a link to the reference", async () => {
    open("/traffic");
    fireEvent.click(await screen.findByRole("button", { name: /^accounts.list at/ }));
    expect(await screen.findByText("S1-7-23")).toBeTruthy();
    expect(screen.getByRole("link", { name: /API reference \(opens/ }).getAttribute("href")).toBe(
      "/control/docs#accounts.list",
    );
    fireEvent.change(screen.getByLabelText("Only calls with"), { target: { value: "kofi" } });
    expect(await screen.findByText("No call has all of these words.")).toBeTruthy();
  });
});

describe("Ledger", () => {
  it("the ledger shows unbalanced amounts and broken rules", async () => {
    open("/ledger");
    expect(await screen.findByText("−1,250.00")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "Trial balance, the table" })).getByText("no")).toBeTruthy();
    await press("Audit the ledger");
    expect(await screen.findByText("account 7: no customer is overdrawn")).toBeTruthy();
    await press("Journal of 1020304050607");
    await waitFor(() => expect(bodiesOf("GET /control/ledger?account=1020304050607")).toHaveLength(1));
  });
});

describe("Snapshots", () => {
  it("a snapshot that was not saved shows the reason, and a restore asks for confirmation", async () => {
    open("/snapshots");
    fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Before lunch" } });
    await press("Save");
    expect(await screen.findByText("There is a snapshot of that name already.")).toBeTruthy();
    await press("Restore Before lunch");
    await press("Cancel");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Restore Before lunch" }));
    expect(bodiesOf("POST /control/snapshots/restore")).toEqual([]);
    await press("Restore Before lunch");
    await press("Restore");
    expect(await screen.findByText("The bank is as it was in Before lunch.")).toBeTruthy();
    expect(bodiesOf("POST /control/snapshots/restore")).toEqual([{ name: "Before lunch" }]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Restore Before lunch" }));
  });

  it("a deleted snapshot disappears, and the focus moves to the list", async () => {
    open("/snapshots");
    await screen.findByRole("button", { name: "Delete Before lunch" });
    answers["POST /control/snapshots/delete"] = () => json({ snapshots: [] });
    answers["GET /control/snapshots"] = () => json({ snapshots: [] });
    await press("Delete Before lunch");
    await press("Delete");
    expect(await screen.findByText("Before lunch is deleted.")).toBeTruthy();
    expect(screen.getByText("None is kept yet. A reset leaves them.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Snapshots" }));
  });
});

it("a case has its status in words, and what was done is not said of the next answer", async () => {
  const asked = { askedBy: "Ama", askedOn: "26 Nov 2026", answerBy: "30 Nov 2026", answers: [] };
  const cases = [
    { ...asked, caseNumber: "C1", kind: "RETURN", status: "CANNOT_BE_RETURNED" },
    { ...asked, caseNumber: "C2", kind: "COMPLAINT", status: "OPEN" },
  ];
  answers["GET /control/cases"] = () => json({ cases });
  answers["POST /control/cases/answer"] = () => json({ status: "OPEN" });
  open("/cases");
  await press("C2");
  expect(screen.getByRole("table").textContent).toContain("Cannot be returned");
  fireEvent.change(screen.getByLabelText("Words to the customer"), { target: { value: "We are looking." } });
  await press("Answer");
  await screen.findByText("Done.");
  fireEvent.change(screen.getByLabelText("Words to the customer"), { target: { value: "Found it." } });
  expect(screen.queryByText("Done.")).toBeNull();
});

it("more phrases than are shown of one kind leave the other kinds their own", async () => {
  const phrase = (keyword: string, at: number) => ({
    keyword,
    area: "screen",
    source: `${at}`,
    example: `Phrase ${at}`,
  });
  const phrases = [...Array.from({ length: 31 }, (_, at) => phrase("Given", at)), phrase("Then", 31)];
  answers["GET /control/drafts/phrases"] = () => json({ phrases });
  localStorage.setItem("draft", "");
  open("/write");
  const list = await screen.findByRole("region", { name: "Phrases" });
  await within(list).findByText("32 phrases");
  expect([within(list).getAllByRole("listitem").length, list.textContent]).toEqual([
    31,
    expect.stringMatching(/The first 30 of 31 phrases.*ThenPhrase 31/),
  ]);
});

it("a bank without its tests says so, and the draft can still be written and downloaded", async () => {
  answers["GET /control/drafts/phrases"] = () => json({ description: "The step definitions are not here." }, 400);
  let file: Blob | undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    file = content as Blob;
    return "blob:draft";
  });
  open("/write");
  await screen.findByText(/^The step definitions are not here\./);
  fireEvent.change(screen.getByLabelText("Scenarios"), { target: { value: "Feature: F" } });
  await press("Download .feature");
  expect(await file?.text()).toBe("Feature: F");
});

it("a readable draft is added to a course, and a recording without acts says so", async () => {
  const catalogue = (lessons: readonly object[]) => json({ courses: [], requirements: {}, lessons });
  const rent = { id: "rent", area: "our own", name: "Rent", requirements: [], people: [], accounts: [], policy: {} };
  answers["GET /control/drafts/phrases"] = () => json({ phrases: [] });
  answers["GET /control/lessons"] = () => catalogue([]);
  answers["POST /control/drafts/lessons"] = () => catalogue([{ ...rent, given: [], stage: [], steps: [] }]);
  localStorage.setItem("draft", "  Ama pays");
  open("/write");
  fireEvent.change(await screen.findByLabelText("What is learned"), { target: { value: "pay" } });
  await press("Add to a course");
  expect((await screen.findByRole("alert")).textContent).toBe("Correct the marked lines first.");
  fireEvent.change(screen.getByLabelText("Scenarios"), { target: { value: "Feature: F" } });
  await press("Add to a course");
  await screen.findByRole("button", { name: "Remove Rent" });
  expect(bodiesOf("POST /control/drafts/lessons")).toEqual([
    { text: "Feature: F", course: "Our own lessons", minutes: 5, learned: "pay" },
  ]);
  await press("Record");
  await screen.findByRole("button", { name: "Stop recording" });
  // People are opened in Room, and the recording goes on.
  fireEvent.click(screen.getByRole("link", { name: "Room" }));
  fireEvent.click(await screen.findByRole("link", { name: "Write" }));
  await press("Stop recording");
  await screen.findByText("Nobody has done anything at the bank since the recording began.");
});

it("a tab keeps a recording without passwords, and says if it is damaged or has no room", async () => {
  const users = [{ username: "ama.mensah", role: "Single", password: "Training@1" }];
  answers["GET /control/state"] = () => json({ companies: [{ id: "c", name: "Adom", users }] });
  answers["GET /control/drafts/phrases"] = () => json({ phrases: [] });
  answers["GET /control/lessons"] = () => json({ courses: [], requirements: {}, lessons: [] });
  open("/write");
  await press("Record");
  await screen.findByRole("button", { name: "Stop recording" });
  expect(sessionStorage.getItem("recording")).toContain("ama.mensah");
  expect(sessionStorage.getItem("recording")).not.toContain("Training@1");
  cleanup();
  sessionStorage.setItem("recording", '{"after":');
  open("/write");
  await screen.findByText("The recording that this tab kept is damaged. Record again.");
  const setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem, removeItem: () => undefined });
  await press("Record");
  await screen.findByText(/^This tab has no room to keep a recording/);
});

it("two kept runs are compared, and the others can be chosen", async () => {
  const run = (at: string) => ({ at, of: "1.2.0", selected: [], proved: 9, failing: 0 });
  const runs = ["2026-11-27", "2026-11-26", "2026-11-25"].map((day) => run(`${day}T10:00:00.000Z`));
  const row = { id: "S1-2-01", area: "otp", text: "A code works once.", changes: ["became failing"] };
  answers["POST /control/acceptance/runs"] = (body) =>
    json({ runs, ...("from" in (body as object) && { changed: [row] }) });
  const proved = { id: "S1-2-02", area: "otp", text: "A code expires.", status: "proved", proofs: [] };
  answers["GET /control/acceptance"] = () => json({ version: "1.2.0", rows: [proved], scenarios: [] });
  open("/sign-off");
  await screen.findByText("became failing");
  fireEvent.change(screen.getByLabelText("Earlier run"), { target: { value: runs[2]?.at } });
  await screen.findByText("became failing");
  expect(bodiesOf("POST /control/acceptance/runs").slice(1)).toEqual([
    { from: runs[1]?.at, to: runs[0]?.at },
    { from: runs[2]?.at, to: runs[0]?.at },
  ]);
  // A row takes the place of the runs until it is closed.
  await press(/A code expires/);
  await press("Back to the runs");
  await screen.findByText("became failing");
});

describe("The outcome card", () => {
  it("each value of an outcome has its own copy button", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const ending = {
      where: "SSNIT",
      value: "Two advices",
      outcome: "Can be paid once",
      copy: ["SSN-1001", "SSN-1002"],
    };
    answers["GET /control/outcomes"] = () => json({ outcomes: [ending] });
    open("/outcomes");
    await press("Copy SSN-1002");
    expect(writeText.mock.calls).toEqual([["SSN-1002"]]);
    expect(await screen.findByText("Copied SSN-1002")).toBeTruthy();
  });
});
