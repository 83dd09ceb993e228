import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ActivityEntry } from "../../../domain/reports/activity";
import { fail } from "../../../domain/result";
import { aUser } from "../../support/a-session";
import { anActivityEntry } from "../../support/an-activity-entry";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, openWorkspace, press, settle } from "../a-workspace";

const PATH = "/transactionReports/activity";
const reader = { ...ama, permissions: { ...ama.permissions, companyActivity: true } };

const open = (entries: readonly ActivityEntry[], path = PATH, user = reader) => {
  const bank = new InMemoryBank();
  bank.activity = entries;
  return openWorkspace(user, path, { bank });
};
const entries = (count: number, over: Partial<ActivityEntry> = {}) =>
  Array.from({ length: count }, (_, place) =>
    anActivityEntry({ ...over, seal: String(place).padStart(64, "0"), detail: `Act ${place + 1}` }),
  );
const details = () => screen.getAllByText(/^Act \d+$/).map(({ textContent }) => textContent);
const choose = async (label: string, option: string) => {
  const field = screen.getByRole("combobox", { name: label });
  const found = within(field).getByRole("option", { name: option }) as HTMLOptionElement;
  fireEvent.change(field, { target: { value: found.value } });
  await settle();
};

describe("the way to the company's activity", () => {
  it("a button of Transaction Reports opens the company's activity", async () => {
    await open(entries(1), "/transactionReports");
    await press("Company Activity");
    screen.getByRole("heading", { level: 1, name: "Company Activity" });
    expect(details()).toEqual(["Act 1"]);
  });

  it("a user without the permission sees no button", async () => {
    await open(entries(1), "/transactionReports", ama);
    expect(screen.queryByRole("button", { name: "Company Activity" })).toBeNull();
  });

  it("a user without the permission sees Access Denied at the address of the activity", async () => {
    await open(entries(1), PATH, aUser());
    screen.getByRole("heading", { level: 1, name: "Access Denied" });
    expect(screen.queryByText("Act 1")).toBeNull();
  });
});

describe("the list of the company's activity", () => {
  it("pages are turned by the bank's places, also back and with another page size", async () => {
    await open(entries(103));
    screen.getByText("1-50 from 103");
    await press("Next page");
    expect(details()).toEqual(Array.from({ length: 50 }, (_, place) => `Act ${place + 51}`));
    await press("Next page");
    expect(details()).toEqual(["Act 101", "Act 102", "Act 103"]);
    screen.getByText("101-103 from 103");
    await press("Previous page");
    expect(details()?.[0]).toBe("Act 51");
    fireEvent.change(screen.getByLabelText("Entries per page"), { target: { value: "20" } });
    await settle();
    expect(details()).toHaveLength(20);
    screen.getByText("1-20 from 103");
  });

  it("sign-ins of a person between two other acts are one row, and a refused sign-in has its own", async () => {
    const signIn = (second: number, over: Partial<ActivityEntry> = {}) =>
      anActivityEntry({ kind: "signIn", title: "Signed in", seal: String(second).padStart(64, "0"), ...over });
    await open([
      signIn(6),
      signIn(5, { userName: "esi", person: "Esi" }),
      // A bank that states no user names still states the people.
      signIn(4, { person: "Yaw" }),
      signIn(3),
      signIn(2, { title: "Sign-in refused" }),
      signIn(1, { userName: "ama", person: "Ama" }),
    ]);
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(2);
    expect(rows.map(({ textContent }) => /2 times|Sign-in refused|Ama|Esi|Yaw/.exec(textContent)?.[0])).toEqual([
      "2 times",
      "Esi",
      "Yaw",
      "Sign-in refused",
      "Ama",
    ]);
    screen.getByText("Sign-ins of one person between two other acts share a row. The pages count each of them.");
    await press(/^Signing in and out 2 times, /);
    for (const seal of ["3", "6"]) screen.getByText(seal.padStart(64, "0"));
  });

  it("a filter begins with the first page, and can be cleared where nothing is found", async () => {
    await open([...entries(60), anActivityEntry({ kind: "signIn", title: "Signed in", detail: "With a code" })]);
    await press("Next page");
    await choose("Kind", "Signing in and out");
    screen.getByText("With a code");
    screen.getByText("1-1 from 1");
    await choose("Kind", "Schedules");
    screen.getByText("No activity found");
    await press("Clear filters");
    screen.getByText("1-50 from 61");
  });

  it("each day is above its acts once, and acts have only their time", async () => {
    const at = (moment: string, title: string) => anActivityEntry({ at: moment, title });
    await open([
      at("2026-11-20T10:00:00Z", "One"),
      at("2026-11-20T09:00:00Z", "Two"),
      at("2026-11-19T23:00:00Z", "Three"),
    ]);
    const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
    const texts = rows.map(({ textContent }) => /^\d+ Nov 2026$|\d\d:\d\d/.exec(textContent)?.[0]);
    expect(texts).toEqual(["20 Nov 2026", "10:00", "09:00", "19 Nov 2026", "23:00"]);
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Time",
      "Activity",
      "Person",
      "Details",
    ]);
  });

  it("the bank itself is named where no person acted", async () => {
    await open([anActivityEntry({ person: "", userName: "", title: "Paid" })]);
    screen.getByText("The bank");
  });

  it("the details show the whole entry with its seal", async () => {
    await open([anActivityEntry({ seal: "a".repeat(64) })]);
    await press(/^Requested, 20 Nov 2026, 09:30, /);
    const dialog = screen.getByRole("dialog", { name: "Details of the activity" });
    within(dialog).getByText("a".repeat(64));
    within(dialog).getByText("Requests and payments");
  });

  it("more entries than the bank counts are said to be more", async () => {
    const note = /^There are more than 10,000 entries from here on/;
    await open(entries(10_000));
    screen.getByText(note);
    cleanup();
    await open(entries(9_999));
    expect(screen.queryByText(note)).toBeNull();
  });

  it("a failure offers to try again", async () => {
    const { person } = await open(entries(1), "/transactionReports");
    const { activity } = person.reports;
    person.reports.activity = async () => fail({ kind: "unreachable" });
    await press("Company Activity");
    expect(screen.queryByText("Act 1")).toBeNull();
    person.reports.activity = activity;
    await press("Try again");
    expect(details()).toEqual(["Act 1"]);
  });
});

describe("the download of the company's activity", () => {
  const download = async (format: string) => {
    await press("Download");
    fireEvent.click(screen.getByRole("menuitem", { name: format }));
    await settle();
  };

  it.each([
    ["CSV", "Company_Activity.csv"],
    ["PDF", "Company_Activity.pdf"],
  ])("%s is saved", async (format, name) => {
    const { saved } = await open(entries(1));
    await download(format);
    expect(saved).toEqual([name]);
    screen.getByText("The download has started.");
  });

  it("a lost answer saves nothing, and a refusal of the bank is shown in its words", async () => {
    const { person, saved } = await open(entries(1));
    person.reports.downloadActivity = async () => fail({ kind: "unreachable" });
    await download("CSV");
    expect(saved).toEqual([]);
    screen.getByText("The file could not be downloaded. Please try again.");
    await press("Close");
    const message = "A file has at most 100,000 entries. Please choose fewer days.";
    person.reports.downloadActivity = async () => fail({ kind: "refused", message });
    await download("CSV");
    screen.getByText(message);
  });
});
