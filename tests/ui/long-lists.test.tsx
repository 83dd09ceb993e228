import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../domain/money";
import { AccountField } from "../../ui/accounts/account-field";
import { SavedPayeeField } from "../../ui/payments/saved-payee-field";
import { anAccountPayee } from "../support/a-beneficiary";
import { anAccount } from "../support/a-payment";

const onChange = vi.fn();
const onPick = vi.fn();

const accounts = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    anAccount({ number: `10203040500${String(at).padStart(2, "0")}`, available: ghs(1234_56) }),
  );

const showAccounts = (count: number) =>
  render(<AccountField label="Source Account" value="1020304050000" onChange={onChange} accounts={accounts(count)} />);

const source = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Source Account" });

describe("a list of accounts or saved beneficiaries", () => {
  it("only a list of more than eight accounts opens a phone's keyboard", () => {
    showAccounts(8);
    expect(source().inputMode).toBe("none");
    cleanup();
    showAccounts(9);
    expect(source().inputMode).toBe("text");
  });

  it("a list of twelve accounts has a gradient, and shows the chosen account and its balance @S1-9-06", () => {
    showAccounts(12);
    expect(source().value).toBe("1020304050000 · Adom Trading Ltd · Current · GHS 1,234.56");
    expect(screen.getByText("GHS 1,234.56")).toBeTruthy();
    fireEvent.click(source());
    expect(screen.getAllByRole("option")).toHaveLength(12);
    expect([...screen.getByRole("listbox").classList]).toEqual(expect.arrayContaining(["choices", "long"]));
    fireEvent.change(source(), { target: { value: "050011" } });
    fireEvent.keyDown(source(), { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("1020304050011");
  });

  it("a list of nine accounts has a gradient, and one of eight has none @S1-9-06", () => {
    const classesOf = (count: number) => {
      showAccounts(count);
      fireEvent.click(source());
      const classes = [...screen.getByRole("listbox").classList];
      cleanup();
      return classes;
    };
    expect(classesOf(9)).toContain("long");
    expect(classesOf(8)).not.toContain("long");
  });

  it("a saved beneficiary has a name, a grouped number and a bank in two lines, is found by a part, and stays optional", () => {
    const saved = Array.from({ length: 9 }, (_, at) => ({ ...anAccountPayee({ name: `Payee ${at}` }), id: `B${at}` }));
    render(<SavedPayeeField saved={saved} chosen={undefined} onPick={onPick} />);
    const field = screen.getByRole("combobox");
    expect(field.getAttribute("aria-required")).toBe("false");
    fireEvent.click(field);
    const [first] = screen.getAllByRole("option");
    expect([...(first?.querySelectorAll(".account-number > span") ?? [])].length).toBeGreaterThan(1);
    expect(first?.textContent).toBe("Payee 0 1441000234567 · Ecobank Ghana");
    fireEvent.change(field, { target: { value: "payee 7" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(onPick).toHaveBeenCalledExactlyOnceWith(saved[7]);
  });
});
