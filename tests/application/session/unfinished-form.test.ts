import { beforeEach, describe, expect, it } from "vitest";
import { SessionState } from "../../../application/session/session-state";
import { type UnfinishedForm, UnfinishedForms } from "../../../application/session/unfinished-form";
import { aSession } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const form = { path: "/transfers", tab: "transfers", texts: { amount: "150" } };
let storage: InMemoryObjectStorage<UnfinishedForm>;
let state: SessionState;
let forms: UnfinishedForms;

beforeEach(() => {
  storage = new InMemoryObjectStorage();
  state = new SessionState();
  state.begin(aSession(), 0);
  forms = new UnfinishedForms(storage, state);
});

describe("a form that the end of a session interrupts", () => {
  it.each(["expired", "timeout", "signedOut", "signedInElsewhere", "inactiveProfile"] as const)(
    "a form is offered to the same user after the session ended with: %s",
    async (why) => {
      state.end(why);
      await forms.saveAtSessionEnd(form);
      expect(await forms.findMine()).toMatchObject(form);
    },
  );

  it("a form is deleted unread if another user signs in", async () => {
    await storage.save({ ...form, loginId: "somebody else" });
    expect(await forms.findMine()).toBeUndefined();
    expect(storage.kept).toBeUndefined();
  });

  it("a form is deleted unread if no user is signed in", async () => {
    await storage.save({ ...form, loginId: "L0002" });
    expect(await new UnfinishedForms(storage, new SessionState()).findMine()).toBeUndefined();
    expect(storage.kept).toBeUndefined();
  });

  it("a form is not stored if no user was signed in", async () => {
    await new UnfinishedForms(storage, new SessionState()).saveAtSessionEnd(form);
    expect(storage.kept).toBeUndefined();
  });

  it("a form stays stored if the next session times out before the form was offered", async () => {
    state.end("expired");
    await forms.saveAtSessionEnd(form);
    await forms.saveAtSessionEnd(undefined);
    expect(await forms.findMine()).toMatchObject(form);
  });
});
