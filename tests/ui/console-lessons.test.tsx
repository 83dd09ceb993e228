import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ControlApi, type Lesson, type Lessons, type Staged } from "../../mock-bank/console/control-api";
import { TrainerPage } from "../../mock-bank/console/trainer-page";

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
const catalogue: Lessons = {
  lessons: [approving, lesson("features/otp/b.feature:3", "otp", "A wrong code", ["S1-2.3-02"])],
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
};
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

let sent: unknown[];
let companies: readonly unknown[];
let answerToStage: () => Response;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  companies = [];
  answerToStage = () => json(staged);
  const answers: Record<string, () => Response> = {
    "GET /control/state": () => json({ companies }),
    "GET /control/messages": () => json({ messages: [] }),
    "GET /control/messages/stream": () => new Response(new ReadableStream()),
    "GET /control/clock": () => json({ now: "2026-11-20T09:00:00.000Z" }),
    "GET /control/lessons": () => json(catalogue),
    "POST /control/lessons/stage": () => answerToStage(),
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

  it("lessons are found by a word, a step, a requirement or an area", async () => {
    await openAt("/trainer/lessons");
    expect(screen.getByText("2 lessons")).toBeTruthy();
    for (const asked of ["wrong", "S1-2.3-02", "@S1-2.3-02"]) {
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
    expect(sent).toEqual([["POST /control/lessons/stage", { lesson: approving.id }]]);
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
