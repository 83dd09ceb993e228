import { act, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Slogans } from "../../../ui/app/public-layout";

afterEach(() => void vi.useRealTimers());

it("the slogan changes every three seconds, and after the last one the first is shown again @S1-2.2-02..05", () => {
  vi.useFakeTimers();
  const { container } = render(<Slogans />);
  const shownAfter = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds));
    return container.querySelector("p")?.textContent;
  };
  expect([0, 2999, 1, 2999, 1, 3000].map(shownAfter)).toEqual([
    "Easy access to payment reports",
    "Easy access to payment reports",
    "Bulk salary payments",
    "Bulk salary payments",
    "Unbeatable speed",
    "Easy access to payment reports",
  ]);
});
