import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Form } from "../../../../ui/kit/fields/form";
import { TextField } from "../../../../ui/kit/fields/text-field";

const fields = ["Name", "City"] as const;

/** A form in which each field is required, and shows its problem after it was left or the form was refused. */
function SampleForm() {
  const [refusals, setRefusals] = useState(0);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  return (
    <Form label="Sample" refusals={refusals} onSubmit={() => setRefusals(refusals + 1)}>
      {fields.map((label) => (
        <TextField
          key={label}
          label={label}
          value={texts[label] ?? ""}
          onChange={(text) => setTexts({ ...texts, [label]: text })}
          onLeave={() => setLeft([...left, label])}
          problem={!texts[label] && (refusals > 0 || left.includes(label)) ? `${label} is required` : undefined}
        />
      ))}
    </Form>
  );
}

describe("a form", () => {
  const regionOf = (text: string) => screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");
  const name = () => screen.getByLabelText("Name");

  it("a refused submission is announced once with the number of problems, and the first field takes the focus", () => {
    render(<SampleForm />);
    fireEvent.submit(screen.getByRole("form"));
    expect(screen.getByRole("status").textContent).toBe("2 fields need attention");
    expect(fields.map((label) => regionOf(`${label} is required`))).toEqual(["off", "off"]);
    expect(document.activeElement).toBe(name());
    fireEvent.change(name(), { target: { value: "Ama" } });
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("the problem of a field that was left is announced by the field", () => {
    render(<SampleForm />);
    fireEvent.blur(name());
    expect(regionOf("Name is required")).toBe("polite");
    expect(screen.getByRole("status").textContent).toBe("");
  });
});
