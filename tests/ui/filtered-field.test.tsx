import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FilteredField } from "../../ui/shared/fields/filtered-field";

const branches = [
  { value: "040101", text: "Accra High Street" },
  { value: "040104", text: "Kumasi Main" },
  { value: "040110", text: "Kumasi Adum" },
];

/** A bank's branches are still on their way; what is done meanwhile; they are there. */
function fetchBranches(meanwhile: (field: HTMLInputElement) => void) {
  const taken: string[] = [];
  const branch = (choices: typeof branches | undefined) => (
    <FilteredField
      label="Bank Branch"
      value={taken.at(-1) ?? ""}
      onChange={(value) => taken.push(value)}
      {...{ choices }}
    />
  );
  const { rerender } = render(branch(undefined));
  const field = screen.getByLabelText<HTMLInputElement>("Bank Branch");
  meanwhile(field);
  rerender(branch(branches));
  rerender(branch(branches));
  return { taken, field };
}

const type = (field: HTMLInputElement, text: string) => fireEvent.input(field, { target: { value: text } });

describe("a field that finds one of many", () => {
  it("takes what was typed and left before there was anything to choose from, as soon as there is", () => {
    const { taken, field } = fetchBranches((empty) => {
      type(empty, "high");
      expect(screen.getByText("Looking up…")).toBeTruthy();
      fireEvent.blur(empty);
      expect(empty.value).toBe("high");
      expect(screen.queryByRole("listbox")).toBeNull();
    });
    expect(taken).toEqual(["040101"]);
    expect(field.value).toBe("Accra High Street");
  });

  it("takes nothing that might mean two, or that somebody still types", () => {
    const left = fetchBranches((empty) => {
      type(empty, "kumasi");
      fireEvent.blur(empty);
    });
    expect([left.taken, left.field.value]).toEqual([[], ""]);
    cleanup();
    const typing = fetchBranches((empty) => type(empty, "high"));
    expect([typing.taken, typing.field.value]).toEqual([[], "high"]);
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Accra High Street"]);
  });

  it("a bank is found by its short name in any case, before others that contain it", () => {
    const taken: string[] = [];
    const choices = [
      { value: "28", text: "Sadbury Bank", alias: "SDB" },
      { value: "08", text: "Agricultural Development Bank", alias: "ADB" },
    ];
    render(<FilteredField label="Bank" value="" onChange={(value) => taken.push(value)} choices={choices} />);
    const field = screen.getByLabelText<HTMLInputElement>("Bank");
    type(field, "adb");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Agricultural Development Bank",
      "Sadbury Bank",
    ]);
    fireEvent.blur(field);
    expect(taken).toEqual(["08"]);
  });
});
