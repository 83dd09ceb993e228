import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FilteredField } from "../../../../ui/kit/fields/filtered-field";

const branches = [
  { value: "040101", text: "Accra High Street" },
  { value: "040104", text: "Kumasi Main" },
  { value: "040110", text: "Kumasi Adum" },
];

/** Renders the field while the branches load, runs the given steps, and then provides the branches. */
function fetchBranches(meanwhile: (field: HTMLInputElement) => void) {
  const taken: string[] = [];
  const branch = (choices: typeof branches | undefined) => (
    <FilteredField
      label="Bank Branch"
      value={taken.at(-1) ?? ""}
      onChange={(value) => taken.push(value)}
      choices={choices}
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

describe("the filtered field", () => {
  it("a text typed before the choices have loaded is matched as soon as they have", () => {
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

  it("an ambiguous text is not matched, and neither is one that is still being typed", () => {
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
