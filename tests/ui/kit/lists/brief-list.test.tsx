import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BriefList } from "../../../../ui/kit/lists/brief-list";

it("a translation leaves only the name and the amount of a row as they are", () => {
  const row = { id: "1", name: "Yaw Market", detail: "Monthly", amount: "GHS 5.00", tag: "Pending" };
  render(<BriefList title="Next payments" rows={[row]} />);
  const isKept = (text: string) => screen.getByText(text).closest("[translate=no]") !== null;
  expect([row.name, row.amount, row.detail, row.tag].map(isKept)).toEqual([true, true, false, false]);
});
