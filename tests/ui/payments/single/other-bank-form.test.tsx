import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { OtherBankStore } from "../../../../ui/payments/single/other-bank-store";
import { anAccountPayee } from "../../../support/a-beneficiary";
import { ama, button, field, offered, openWorkspace, settle, signedIn, type } from "../../a-workspace";
import { fillInForm, paymentForms } from "../../payment-forms";

const instant = paymentForms["other bank, instant"];

async function openForm(): Promise<void> {
  await openWorkspace(ama, "/transfers");
  fireEvent.click(screen.getByRole("tab", { name: "To Another Bank" }));
  await settle();
}

describe("the form of a transfer to another bank", () => {
  it("the name of an instant payee is looked up and read-only, another one is typed, and both can be saved @S2-2.1-30", async () => {
    await openForm();
    expect(offered("Transfer Type")).toEqual(["Instant", "Non-instant"]);
    type("Transfer Type", "nonInstant");
    await settle();
    expect(field("Beneficiary Name").readOnly).toBe(false);
    expect(field("Save beneficiary")).toBeTruthy();
    await fillInForm({ ...instant, tabs: [] });
    expect(field("Beneficiary Name").readOnly).toBe(true);
    expect(field("Beneficiary Name").value).toBe("Yaw Ofori");
    expect(field("Beneficiary Name").closest(".field")?.className, "looks like a text").toBe("field stated");
    expect(field("Save beneficiary")).toBeTruthy();
  });

  it("the form has a schedule with frequency and date, and the button Make Transfer @S2-2.1-30", async () => {
    await openForm();
    fireEvent.click(field("Schedule transfer"));
    type("Frequency", "specialDate");
    await settle();
    expect(field("Special Date")).toBeTruthy();
    expect(button("Make Transfer")).toBeTruthy();
  });
});

describe("a changed transfer type", () => {
  const storeWith = async (over: Partial<ReturnType<typeof anAccountPayee>>) => {
    const { services } = await signedIn(ama);
    const store = new OtherBankStore(services, { isRequest: false, payee: undefined });
    await store.load();
    const saved = { ...anAccountPayee(over), id: "B-1" };
    store.saved.loaded = [saved];
    store.pick(saved);
    await expect.poll(() => store.banks?.length).toBeGreaterThan(0);
    return { store, saved };
  };

  it("keeps account, name and, if it serves both types, the bank, and shows no problem before a field is left", async () => {
    const { store, saved } = await storeWith({ route: "nonInstant", bank: { name: "GCB Bank", code: "040100" } });
    store.form.leave("bank");
    store.form.leave("branch");
    store.chooseSpeed("instant");
    expect(store.form.draft).toMatchObject({ destination: saved.account, payeeName: saved.name, bank: "" });
    expect([store.form.problemOf("bank"), store.form.problemOf("branch")]).toEqual([undefined, undefined]);
    store.chooseSpeed("nonInstant");
    await expect.poll(() => store.form.draft.bank).toBe("040100");
    expect(store.payeeName).toBe(saved.name);
  });

  it("takes the data of a beneficiary that is saved for both types", async () => {
    const { store, saved } = await storeWith({});
    const other = { ...anAccountPayee({ route: "nonInstant", bank: { name: "GCB Bank", code: "040100" } }), id: "B-2" };
    store.saved.loaded = [saved, { ...other, account: saved.account }];
    store.chooseSpeed("nonInstant");
    expect(store.form.draft.bank).toBe("040100");
    expect(store.matchingPayee?.id).toBe("B-2");
  });
});

describe("a saved bank that cannot be used", () => {
  it.each([
    ["instant", { name: "GCB Bank", code: "040100" }],
    ["nonInstant", { name: "Ecobank Ghana", code: "300312" }],
  ] as const)(
    "a prefilled bank outside the list of %s banks is reported immediately @S2-8-09..10",
    async (route, bank) => {
      const { services } = await signedIn(ama);
      const store = new OtherBankStore(services, { isRequest: false, payee: anAccountPayee({ route, bank }) });
      await store.load();
      expect(store.bankProblem).toBe("Selected bank is not valid.");
    },
  );
});
