import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import type { Review } from "../../../domain/requests/review";
import { ListWarnings } from "../../../ui/requests/list-warnings";

const names = { matching: 60, notChecked: 2, checkedAt: "", accepted: 1, differences: [] };
const last = { id: "BLK1", at: "2026-10-28T09:00:00Z", changes: [] };
const nothing = { added: 0, missing: 0, changed: 0, difference: ghs(0) };

it.each([
  [{}, ""],
  [
    { listNames: { ...names, different: 1, close: 51 } },
    "Names of the list and of the accounts: 1 different, 51 close. The requester accepted 1 of them.",
  ],
  [{ listNames: { ...names, different: 0, close: 0 } }, ""],
  [
    { lastList: { ...last, added: 2, missing: 0, changed: 1, difference: ghs(9_000_00) } },
    "Compared with the last such list, BLK1 of 28 Oct 2026: 2 new, 1 with another amount, 0 missing. GHS 9,000.00 more in total.",
  ],
  [
    { lastList: { ...last, ...nothing } },
    "Compared with the last such list, BLK1 of 28 Oct 2026: The same beneficiaries with the same amounts.",
  ],
] satisfies readonly (readonly [Pick<Review, "listNames" | "lastList">, string])[])(
  "an approver reads above the code what is unusual about a list (%o)",
  (known, text) => {
    // The warnings read only these parts of a review.
    expect(render(<ListWarnings review={known as Review} />).container.textContent).toBe(text);
  },
);
