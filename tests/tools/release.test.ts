import { expect, it } from "vitest";
import { withRelease } from "../../tools/release/changelog";

it("a release moves the unreleased notes to its version", () => {
  const before = "# Changelog\n\n## Unreleased\n\n- A $& fix.\n\n## 1.0.0 - 2026-11-23\n\n- First.\n";
  const after =
    "# Changelog\n\n## Unreleased\n\n## 1.0.1 - 2026-12-01\n\n- A $& fix.\n\n## 1.0.0 - 2026-11-23\n\n- First.\n";
  expect(withRelease(before, "1.0.1", "2026-12-01")).toBe(after);
});

it("a release without unreleased notes is refused", () => {
  expect(withRelease("## Unreleased\n\n## 1.0.0 - 2026-11-23\n\n- First.\n", "1.0.1", "2026-12-01")).toBeUndefined();
});
