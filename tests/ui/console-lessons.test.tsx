import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ControlApi } from "../../mock-bank/console/control-api";
import { TrainerPage } from "../../mock-bank/console/trainer-page";
import { WorkPage } from "../../mock-bank/console/work-page";
import type { Board, Checked, Lesson, Lessons, Staged } from "../../mock-bank/control-api/answers";

const lesson = (id: string, area: string, name: string, requirements: string[]): Lesson => ({
  id,
  area,
  name,
  requirements,
  movesTime: false,
  steps: [
    { keyword: "Given", text: "a company with these people:", table: [["Efua", "Authorizer"]] },
    { keyword: "When", text: "Efua approves the request" },
    { keyword: "Then", text: "Efua is told the bank's own words" },
  ],
});
const approving = lesson("features/approvals/a.feature:15", "approvals", "Money moves", ["S3-4-06"]);
const wrongCode = lesson("features/otp/b.feature:3", "otp", "A wrong code", ["S1-2.3-02"]);
const catalogue: Lessons = {
  lessons: [approving, wrongCode],
  courses: [
    {
      title: "Approver",
      audience: "who decides",
      lessons: [
        { id: "features/otp/b.feature:3", minutes: 4, learned: "correct a code" },
        { id: "features/approvals/a.feature:15", minutes: 6, learned: "approve with a code" },
      ],
    },
  ],
  requirements: { "S3-4-06": "Approve asks for a one-time code." },
  canPlay: false,
};
const staged: Staged = {
  people: [
    ...[{ name: "Efua", username: "efua.d", password: "Sankofa@1", role: "Authorizer" }].map((person) => ({
      ...person,
      isSignedIn: true,
      path: "/pendingRequests",
    })),
  ],
  actor: "Efua",
  stage: "key-of-the-stage",
};
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

let sent: unknown[];
let companies: readonly unknown[];
let answerToStage: () => Response;
let answerToCheck: Checked;
let rows: Board["rows"];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  companies = [];
  answerToStage = () => json(staged);
  rows = [];
  const answers: Record<string, () => Response> = {
    "GET /control/state": () => json({ companies }),
    "GET /control/messages": () => json({ messages: [] }),
    "GET /control/messages/stream": () => new Response(new ReadableStream()),
    "GET /control/clock": () => json({ now: "2026-11-20T09:00:00.000Z" }),
    "GET /control/lessons": () => json(catalogue),
    "POST /control/lessons/stage": () => answerToStage(),
    "POST /control/lessons/check": () => json(answerToCheck),
    "GET /control/lessons/board": () => json({ rows }),
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    if (init.body) sent.push([call, JSON.parse(String(init.body))]);
    return answers[call]?.() ?? json({ description: `No answer to ${call}` }, 404);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openAt = async (address: string) => {
  window.history.replaceState(null, "", address);
  render(<TrainerPage api={new ControlApi()} />);
  return screen.findByRole("heading", { name: "Lessons" });
};

describe("the lessons of the console", () => {
  it("the first page shows each course with its lessons, minutes and what is learned", async () => {
    await openAt("/trainer/lessons");
    const course = within(screen.getByRole("article", { name: "Approver" }));
    expect(course.getByText("For a person who decides. 2 lessons, 10 minutes.")).toBeTruthy();
    expect(course.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "A wrong code4 min: correct a code",
      "Money moves6 min: approve with a code",
    ]);
  });

  it("a lesson of a course says its place there, and leads to the next one", async () => {
    await openAt("/trainer/lessons?lesson=features%2Fotp%2Fb.feature%3A3");
    const place = screen.getByRole("navigation", { name: "Course" });
    expect(place.textContent).toBe("Approver, lesson 1 of 2. Next: Money moves");
    fireEvent.click(within(place).getByRole("link", { name: "Money moves" }));
    expect(await screen.findByRole("heading", { name: "Money moves" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Course" }).textContent).toBe("Approver, lesson 2 of 2. ");
  });

  it("another tab shows after a lesson in a browser whose scrolling returns a promise", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue(Promise.resolve() as never);
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    expect(scroll).toHaveBeenCalled();
    fireEvent.click(screen.getByRole("link", { name: "Room" }));
    expect(await screen.findByRole("heading", { name: "Messages" })).toBeTruthy();
    expect(screen.queryByText(/This part of the console has failed/)).toBeNull();
  });

  it("a tab that fails says so, and the other tabs still show", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {
      throw new Error("no scrolling here");
    });
    window.history.replaceState(null, "", `/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    render(<TrainerPage api={new ControlApi()} />);
    expect((await screen.findByText(/This part of the console has failed/)).textContent).toContain("Reload the page");
    fireEvent.click(screen.getByRole("link", { name: "Room" }));
    expect(await screen.findByRole("heading", { name: "Messages" })).toBeTruthy();
  });

  it("lessons are found by a word, a step, a requirement or an area", async () => {
    await openAt("/trainer/lessons");
    expect(screen.getByText("2 lessons")).toBeTruthy();
    const [row] = wrongCode.requirements;
    for (const asked of ["wrong", row, `@${row}`]) {
      fireEvent.change(screen.getByRole("searchbox", { name: "Find a lesson" }), { target: { value: asked } });
      expect(await screen.findByText("1 lesson")).toBeTruthy();
      const found = within(screen.getByRole("region", { name: "Lessons" }));
      expect(found.getByRole("link", { name: "A wrong code" })).toBeTruthy();
    }
    fireEvent.change(screen.getByRole("searchbox", { name: "Find a lesson" }), { target: { value: "" } });
    fireEvent.change(screen.getByRole("combobox", { name: "Area" }), { target: { value: "approvals" } });
    expect(await screen.findByText("1 lesson")).toBeTruthy();
  });

  it("the address in a requirement's row opens its lesson, which links back to the row", async () => {
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    const open = screen.getByRole("region", { name: "Money moves" });
    expect(within(open).getByRole("link", { name: "S3-4-06" }).getAttribute("href")).toBe(
      "/trainer/acceptance?find=S3-4-06",
    );
    expect(within(open).getByText(/Approve asks for a one-time code/)).toBeTruthy();
    expect(within(open).getByText("npm run demo -- features/approvals/a.feature:15")).toBeTruthy();
    expect(within(open).queryByRole("button", { name: "Play it" })).toBeNull();
    fireEvent.click(within(open).getByRole("checkbox", { name: "When Efua approves the request" }));
    expect(within(open).getAllByRole("checkbox")).toHaveLength(2);
  });

  it("Set the stage prepares a lesson and opens the screen of its first actor", async () => {
    const opened = vi.fn(() => null);
    vi.stubGlobal("open", opened);
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    fireEvent.click(screen.getByRole("button", { name: "Set the stage" }));
    expect(await screen.findByText("The stage is set.")).toBeTruthy();
    expect(sent).toEqual([["POST /control/lessons/stage", { lesson: approving.id, trainee: "" }]]);
    expect(screen.getByText("acts first")).toBeTruthy();
    const button = screen.getByRole("button", { name: "Open as Efua" });
    expect(button.getAttribute("title")).toBe("A new tab at /pendingRequests, signed in as efua.d");
    fireEvent.click(button);
    expect(opened).toHaveBeenCalledWith("/trainer/open-as", "_blank");
    expect((await screen.findByRole("alert")).textContent).toContain("allow pop-ups");
  });

  it("the people of a new stage appear on the other tabs", async () => {
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    companies = [{ id: "c", name: "Adom", users: [{ username: "efua.d", role: "Authorizer" }] }];
    fireEvent.click(screen.getByRole("button", { name: "Set the stage" }));
    expect(await screen.findByText("The stage is set.")).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: "Room" }));
    expect(await screen.findByText("efua.d")).toBeTruthy();
  });

  it("a stage that cannot be set shows the reason", async () => {
    answerToStage = () => json({ description: "Kofi is not among the company's people" }, 400);
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    fireEvent.click(screen.getByRole("button", { name: "Set the stage" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Kofi is not among the company's people");
    expect(screen.queryByText("The stage is set.")).toBeNull();
  });
});

const twoThens: Lesson = {
  ...lesson("features/approvals/c.feature:9", "approvals", "Two Thens", []),
  steps: [
    { keyword: "When", text: "Efua approves the request" },
    { keyword: "Then", text: "Efua is told the bank's own words" },
    { keyword: "Then", text: "the Current account holds GHS 850.00" },
  ],
};

describe("the check of a lesson", () => {
  const openStaged = async () => {
    catalogue.lessons.push(twoThens);
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(twoThens.id)}&trainee=Ama`);
    expect(screen.queryByRole("button", { name: "Check my work" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Set the stage" }));
    await screen.findByText("The stage is set.");
  };
  afterEach(() => {
    catalogue.lessons.pop();
  });
  const texts = () => screen.getAllByRole("checkbox").map((box) => box.closest("li")?.textContent);

  it("each Then shows that the bank confirms it, what is missing, or that the trainee ticks it", async () => {
    await openStaged();
    answerToCheck = { thens: [{ kind: "screen" }, { kind: "missing", why: "1000.00 instead of 850.00" }], done: false };
    fireEvent.click(screen.getByRole("button", { name: "Check my work" }));
    await screen.findByText("Not yet: 1 missing at the bank.");
    expect(texts()).toEqual([
      "When Efua approves the request",
      "Then Efua is told the bank's own wordsOnly on the screen: tick this yourself",
      "Then the Current account holds GHS 850.00Missing: 1000.00 instead of 850.00",
    ]);
    answerToCheck = { thens: [{ kind: "screen" }, { kind: "met" }], done: true };
    fireEvent.click(screen.getByRole("checkbox", { name: "Then Efua is told the bank's own words" }));
    fireEvent.click(screen.getByRole("button", { name: "Check my work" }));
    await screen.findByText("Done: this lesson is complete.");
    expect(texts()[2]).toBe("Then the Current account holds GHS 850.00The bank confirms this");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /GHS 850.00/ }).checked).toBe(true);
    expect(sent).toEqual([
      ["POST /control/lessons/stage", { lesson: twoThens.id, trainee: "Ama" }],
      ["POST /control/lessons/check", { stage: "key-of-the-stage", ticks: [] }],
      ["POST /control/lessons/check", { stage: "key-of-the-stage", ticks: [0] }],
    ]);
  });

  it("the link for the trainee carries the key of the stage in its fragment", async () => {
    await openStaged();
    expect(screen.getByRole("link", { name: "this link" }).getAttribute("href")).toBe(
      "/trainer/work#stage=key-of-the-stage",
    );
  });
});

describe("the class board", () => {
  const row = {
    trainee: "Ama",
    lesson: approving.id,
    name: "Money moves",
    minutes: 4,
    tries: 2,
    state: "done",
  } as const;

  it("the board shows trainees by lessons, with state, time and tries", async () => {
    rows = [
      { ...row, trainee: "Yaw", state: "tried", tries: 1 },
      row,
      { ...row, lesson: "features/otp/b.feature:3", name: "A wrong code", state: "set", tries: 0 },
    ];
    window.history.replaceState(null, "", "/trainer/board");
    render(<TrainerPage api={new ControlApi()} />);
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("row").map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ["Trainee", "Done", "Money moves", "A wrong code"],
      ["Ama", "1 of 2", "done4 min, 2 tries", "begun4 min, 0 tries"],
      ["Yaw", "0 of 1", "not yet4 min, 1 try", ""],
    ]);
  });

  it("no cell of the CSV file is a formula", async () => {
    rows = [{ ...row, trainee: '=HYPERLINK("http://x")' }];
    let file: Blob | undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
      file = content as Blob;
      return "blob:board";
    });
    window.history.replaceState(null, "", "/trainer/board");
    render(<TrainerPage api={new ControlApi()} />);
    fireEvent.click(await screen.findByRole("button", { name: "Download as CSV" }));
    expect(await file?.text()).toBe(
      '\uFEFFTrainee,Lesson,Scenario,State,Minutes,Tries\r\n"\'=HYPERLINK(""http://x"")","Money moves","features/approvals/a.feature:15","done",4,2\r\n',
    );
  });

  it("an empty board says how a trainee comes on it", async () => {
    window.history.replaceState(null, "", "/trainer/board");
    render(<TrainerPage api={new ControlApi()} />);
    expect(await screen.findByText(/^No stage is set for a trainee/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
  });
});

describe("the trainee's own page", () => {
  it("the page shows the lesson of its key, without a control token", async () => {
    window.history.replaceState(null, "", "/trainer/work#stage=key-of-the-stage");
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      expect(new Headers(init.headers).has("Authorization")).toBe(false);
      expect([path, init.body]).toEqual(["/control/lessons/work", '{"stage":"key-of-the-stage"}']);
      const people = [{ name: "Efua", username: "efua.d", role: "Authorizer" }];
      return json({ lesson: twoThens, trainee: "Ama", people });
    });
    render(<WorkPage api={new ControlApi()} />);
    const part = within(await screen.findByRole("region", { name: "Two Thens" }));
    expect(part.getAllByRole("listitem")[0]?.textContent).toBe("Efua: efua.d, Authorizer");
    expect(part.getByRole("button", { name: "Check my work" })).toBeTruthy();
  });

  it("a key that is unknown shows why", async () => {
    window.history.replaceState(null, "", "/trainer/work#stage=other");
    vi.stubGlobal("fetch", async () => json({ description: "stage: there is no such stage." }, 400));
    render(<WorkPage api={new ControlApi()} />);
    expect((await screen.findByRole("alert")).textContent).toBe("stage: there is no such stage.");
  });
});

describe("the address of the acceptance page", () => {
  it("the console says which commands make the page while there is none", async () => {
    window.history.replaceState(null, "", "/trainer/acceptance");
    render(<TrainerPage api={new ControlApi()} />);
    const part = within(await screen.findByRole("region", { name: "Acceptance" }));
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent?.trim())).toEqual([
      "npm run features  runs all scenarios",
      "npm run features -- approvals  runs one area, or the scenarios of a word or a tag",
      "npm test  runs everything",
    ]);
    expect(part.getByRole("button", { name: "Look again" })).toBeTruthy();
  });
});
