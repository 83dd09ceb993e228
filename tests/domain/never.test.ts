import { expect, it } from "vitest";
import { unreachable } from "../../domain/never";

it("a value that no case expects throws an error that shows the value", () => {
  expect(() => unreachable({ kind: "new" } as never)).toThrow('Unreachable: {"kind":"new"}');
});
