import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import jsQR from "jsqr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ControlApi } from "../../mock-bank/console/control-api";
import { openAsReady } from "../../mock-bank/console/open-as-messages";
import { TrainerPage } from "../../mock-bank/console/trainer-page";
import { WorkPage } from "../../mock-bank/console/work-page";
import type { Board, Checked, Lesson, Lessons, Staged } from "../../mock-bank/control-api/answers";

const lesson = (id: string, area: string, name: string, requirements: string[]): Lesson => ({
  id,
  area,
  name,
  requirements,
  people: [{ name: "Efua", role: "Authorizer" }],
  accounts: [],
  policy: {},
  given: [{ text: "a company with these people:", table: [["Efua", "Authorizer"]] }],
  stage: [],
  steps: [
    {
      kind: "do",
      text: "Efua approves the request",
      facts: [{ kind: "decided", request: 0, status: "APPROVED" }],
    },
    { kind: "see", text: "Efua is told the bank's own words", facts: [] },
    {
      kind: "see",
      text: "the Current account holds GHS 850.00",
      facts: [{ kind: "balance", account: "Current", amount: "850.00" }],
    },
  ],
});
const approving = lesson("money-moves", "approvals", "Money moves", ["S3-4-06"]);
const wrongCode = lesson("a-wrong-code", "otp", "A wrong code", ["S1-2.3-02"]);
const catalogue: Lessons = {
  lessons: [approving, wrongCode],
  courses: [
    {
      title: "Approver",
      audience: "who decides",
      lessons: [
        { id: "a-wrong-code", minutes: 4, learned: "correct a code" },
        { id: "money-moves", minutes: 6, learned: "approve with a code" },
      ],
    },
  ],
  requirements: { "S3-4-06": "Approve asks for a one-time code." },
};
const people = [{ name: "Efua", username: "efua4.1", password: "Training@123456", role: "Authorizer" }];
const staged: Staged = { lesson: approving, people, stage: "key-of-the-trainee" };
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

let sent: unknown[];
let companies: readonly unknown[];
let answerToStage: () => Response;
let answerToCheck: Checked;
let trainees: Board["trainees"];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  companies = [];
  answerToStage = () => json(staged);
  trainees = [];
  const answers: Record<string, () => Response> = {
    "GET /control/state": () => json({ companies }),
    "GET /control/messages": () => json({ messages: [] }),
    "GET /control/messages/stream": () => new Response(new ReadableStream()),
    "GET /control/clock": () => json({ now: "2026-11-20T09:00:00.000Z" }),
    "GET /control/lessons": () => json(catalogue),
    "POST /control/lessons/stage": () => answerToStage(),
    "POST /control/lessons/check": () => json(answerToCheck),
    "POST /control/lessons/class": () => json({ trainees }),
    "GET /control/lessons/board": () => json({ trainees }),
    "GET /control/lessons/statements": () => json({ statements: [{ id: "1" }] }),
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
    await openAt("/trainer/lessons?lesson=a-wrong-code");
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
    expect(within(open).getByText('npm run demo -- "Money moves"')).toBeTruthy();
    // Only what the bank cannot know is ticked.
    expect(within(open).getAllByRole("checkbox")).toHaveLength(1);
  });

  it("Set the stage prepares a lesson, whose people can be opened", async () => {
    const opened = vi.fn(() => null);
    vi.stubGlobal("open", opened);
    await openAt(`/trainer/lessons?lesson=${encodeURIComponent(approving.id)}`);
    fireEvent.click(screen.getByRole("button", { name: "Set the stage" }));
    expect(await screen.findByText("The stage is set.")).toBeTruthy();
    expect(sent).toEqual([["POST /control/lessons/stage", { lesson: approving.id, trainee: "" }]]);
    fireEvent.click(screen.getByRole("button", { name: "Open as Efua" }));
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

describe("the check of a lesson", () => {
  const openStaged = async () => {
    await openAt(`/trainer/lessons?lesson=${approving.id}&trainee=Ama`);
    expect(screen.queryByRole("button", { name: "Check my work" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Set the stage" }));
    await screen.findByText("The stage is set.");
  };
  const stepsShown = () => {
    const list = screen.getByText("To do and to see").nextElementSibling;
    return [...(list?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
  };

  it("each step shows that the bank confirms it, what is missing, or that the trainee ticks it", async () => {
    await openStaged();
    const missing = "The Current account holds 1,000.00. It should hold 850.00.";
    answerToCheck = {
      steps: [
        { kind: "missing", why: "The request of GHS 150.00 still waits." },
        { kind: "tick" },
        { kind: "missing", why: missing },
      ],
      done: false,
    };
    fireEvent.click(screen.getByRole("button", { name: "Check my work" }));
    await screen.findByText("Not yet: see what is missing above.");
    expect(stepsShown()).toEqual([
      "Do Efua approves the requestThe request of GHS 150.00 still waits.",
      "See Efua is told the bank's own wordsOnly on the screen: tick this yourself",
      `See the Current account holds GHS 850.00${missing}`,
    ]);
    answerToCheck = { steps: [{ kind: "met" }, { kind: "tick" }, { kind: "met" }], done: true };
    fireEvent.click(screen.getByRole("checkbox", { name: "See Efua is told the bank's own words" }));
    fireEvent.click(screen.getByRole("button", { name: "Check my work" }));
    await screen.findByText("Done: this lesson is complete.");
    expect(stepsShown()[2]).toBe("See the Current account holds GHS 850.00The bank confirms this");
    const own = { stage: "key-of-the-trainee", lesson: approving.id };
    expect(sent).toEqual([
      ["POST /control/lessons/stage", { lesson: approving.id, trainee: "Ama" }],
      ["POST /control/lessons/check", { ...own, ticks: [] }],
      ["POST /control/lessons/check", { ...own, ticks: [1] }],
    ]);
  });

  it("the link for the trainee carries the key in its fragment", async () => {
    await openStaged();
    expect(screen.getByRole("link", { name: "this link" }).getAttribute("href")).toBe(
      "/trainer/work#key-of-the-trainee",
    );
  });
});

describe("the class board", () => {
  const row = {
    lesson: approving.id,
    name: "Money moves",
    minutes: 4,
    tries: 2,
    state: "done",
    hasTicks: true,
    begunAt: "2026-11-26T09:00:00.000Z",
  } as const;
  const ama = { key: "a", name: "Ama", course: "Approver", inCourse: 12, lessons: [row] };
  const openBoard = () => {
    window.history.replaceState(null, "", "/trainer/board");
    render(<TrainerPage api={new ControlApi()} />);
  };

  it("the board shows trainees by lessons, with state, time, tries, ticks, and where a trainee is stuck", async () => {
    const stuck = { ...row, state: "tried", tries: 1, hasTicks: false, stuck: "The request still waits." } as const;
    const begun = { ...row, lesson: "a-wrong-code", name: "A wrong code", state: "set", tries: 0 } as const;
    trainees = [
      { ...ama, lessons: [row, begun] },
      { ...ama, key: "y", name: "Yaw", lessons: [stuck] },
    ];
    openBoard();
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("row").map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ["Trainee", "Done", "Stuck", "Money moves", "A wrong code"],
      ["Ama", "1 of 12", "", "done4 min, 2 tries, with ticks", "begun4 min, 0 tries"],
      ["Yaw", "0 of 12", "The request still waits.", "not yet4 min, 1 try", ""],
    ]);
  });

  it("the CSV file has date and course, and no cell is a formula; the statements are a file too", async () => {
    trainees = [{ ...ama, name: '=HYPERLINK("http://x")' }];
    let file: Blob | undefined;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
      file = content as Blob;
      return "blob:board";
    });
    openBoard();
    fireEvent.click(await screen.findByRole("button", { name: "Download as CSV" }));
    expect((await file?.text())?.split("\r\n").slice(0, 2)).toEqual([
      "\uFEFFDate,Course,Trainee,Lesson,State,Minutes,Tries,With ticks,Stuck",
      '2026-11-26,"Approver","\'=HYPERLINK(""http://x"")","Money moves","done",4,2,yes,',
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Download as xAPI" }));
    await vi.waitFor(async () => expect(JSON.parse((await file?.text()) ?? "")).toEqual([{ id: "1" }]));
  });

  it("an empty board says how a trainee comes on it", async () => {
    openBoard();
    expect(await screen.findByText(/^No trainee has begun a lesson/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
  });
});

/** Reads a code that is drawn as one path of unit squares, as a camera would. */
function readCode(drawing: HTMLElement): string | undefined {
  const scale = 4;
  const side = Number(drawing.getAttribute("viewBox")?.split(" ")[2]) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of drawing
    .querySelector("path")
    ?.getAttribute("d")
    ?.matchAll(/M(\d+) (\d+)h/g) ?? [])
    for (let row = 0; row < scale; row++) {
      const start = ((Number(y) * scale + row) * side + Number(x) * scale) * 4;
      for (let at = start; at < start + scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  return jsQR(pixels, side, side)?.data;
}

describe("the class", () => {
  it("names and a course make a card for each trainee, with an address and its QR code", async () => {
    window.history.replaceState(null, "", "/trainer/class");
    render(<TrainerPage api={new ControlApi()} />);
    fireEvent.change(await screen.findByLabelText("Names, one a line"), { target: { value: "Ama\n Yaw \n" } });
    trainees = [{ key: "k3y", name: "Ama", course: "Approver", lessons: [] }];
    await vi.waitFor(() =>
      expect(screen.getByRole("button", { name: "Make the class" })).toHaveProperty("disabled", false),
    );
    for (const _ of ["once", "and again"]) fireEvent.click(screen.getByRole("button", { name: "Make the class" }));
    const card = within(await screen.findByRole("article"));
    expect(sent).toEqual([["POST /control/lessons/class", { names: ["Ama", "Yaw"], course: "Approver" }]]);
    expect(card.getByRole("link").getAttribute("href")).toBe(`${location.origin}/trainer/work#k3y`);
    expect(readCode(card.getByRole("img", { name: "QR code of the address" }))).toBe(
      `${location.origin}/trainer/work#k3y`,
    );
  });
});

it("the class is removed also when it has only trainees whose stage was set, without cards", async () => {
  trainees = [{ key: "k3y", name: "Ama", course: "", lessons: [] }];
  window.history.replaceState(null, "", "/trainer/class");
  render(<TrainerPage api={new ControlApi()} />);
  fireEvent.click(await screen.findByRole("button", { name: "Remove the class…" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await vi.waitFor(() => expect(sent).toEqual([["POST /control/lessons/class/remove", {}]]));
  expect(screen.queryByRole("button", { name: "Print the cards" })).toBeNull();
});

describe("the trainee's own page", () => {
  it("the page shows the course and begins a lesson, without a control token", async () => {
    window.history.replaceState(null, "", "/trainer/work#k3y");
    const own = { stage: "k3y", lesson: approving.id };
    let begun: typeof people = [];
    const work = {
      trainee: "Ama",
      course: "Approver",
      lessons: [{ id: approving.id, name: "Money moves", minutes: 6, learned: "approve", state: "new" }],
    };
    const message = {
      id: "1",
      channel: "sms",
      to: "020",
      username: "efua4.1",
      text: "12345 is your code",
      code: "12345",
      at: "2026-11-26T09:00:00.000Z",
    };
    const [userName, loginId, accountNumber] = ["efua4.1", "l", "1"];
    const efua = { userName, loginId, accountNumber, email: "e@a.example", fullName: "Efua", phoneNumber: "020" };
    const answers: Record<string, (body: unknown) => Response> = {
      work: () => json(work),
      open: () => json({ lesson: approving, people: begun }),
      begin: (body) => {
        expect(body).toEqual(own);
        begun = people;
        return json({ lesson: approving, people });
      },
      "sign-in": () => json({ ...efua, code: "12345" }),
      messages: () => json({ messages: [message, { ...message, id: "0", code: "54321", text: "54321 was a code" }] }),
    };
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      expect(new Headers(init.headers).has("Authorization")).toBe(false);
      return answers[path.replace("/control/lessons/", "")]?.(JSON.parse(String(init.body))) ?? json({}, 404);
    });
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    render(<WorkPage api={new ControlApi()} />);
    fireEvent.click(await screen.findByRole("button", { name: "Begin" }));
    expect(scroll).toHaveBeenCalledOnce();
    expect(await screen.findByRole("button", { name: "Begin again" })).toBeTruthy();
    expect(screen.getByText("efua4.1", { selector: ".mono" })).toBeTruthy();
    expect(await screen.findByText("12345", { selector: ".code" })).toBeTruthy();
    expect(screen.getByText("54321 was a code")).toBeTruthy();
    expect(screen.queryByText("54321", { selector: ".code" })).toBeNull();
    expect(screen.getAllByRole("heading", { name: "Codes and messages" })).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Check my work" })).toBeTruthy();

    const tab = { postMessage: vi.fn() } as unknown as Window;
    vi.spyOn(window, "open").mockReturnValue(tab);
    fireEvent.click(screen.getByRole("button", { name: "Open as Efua" }));
    const ready = { data: openAsReady("device-1"), origin: location.origin, source: tab };
    dispatchEvent(Object.assign(new Event("message"), ready));
    await vi.waitFor(() => expect(screen.queryByText("12345")).toBeNull());
    expect(screen.getByText("54321", { selector: ".code" })).toBeTruthy();
  });

  it("a key that is unknown shows why", async () => {
    window.history.replaceState(null, "", "/trainer/work#other");
    vi.stubGlobal("fetch", async () => json({ description: "This link is not known." }, 400));
    render(<WorkPage api={new ControlApi()} />);
    expect((await screen.findByRole("alert")).textContent).toBe("This link is not known.");
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
