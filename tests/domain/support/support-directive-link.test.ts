import { describe, expect, it } from "vitest";
import { linkOf } from "../../../domain/support/directive";

const ORIGIN = "https://bank.example";
const link = (url: string, origin = ORIGIN) => linkOf({ fileName: "Directive", url }, origin);

describe("the link of a regulatory directive", () => {
  it.each([
    ["https://regulator.example/a.pdf", "https://regulator.example/a.pdf"],
    ["/directives/a.pdf", "https://bank.example/directives/a.pdf"],
    ["directives/a b.pdf", "https://bank.example/directives/a%20b.pdf"],
    ["//regulator.example/a.pdf", "https://regulator.example/a.pdf"],
  ])("the URL %s is a link", (url, href) => {
    expect(link(url)).toBe(href);
  });

  it("a file of the page's own origin is a link even with plain http", () => {
    expect(link("/directives/a.pdf", "http://localhost:4000")).toBe("http://localhost:4000/directives/a.pdf");
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://bank.example/0f7a",
    "file:///etc/passwd",
    "http://regulator.example/a.pdf",
    "http://bank.example/a.pdf",
    "https://bank.example@elsewhere.example/",
    "https://",
  ])("the URL %j is not a link", (url) => {
    expect(link(url)).toBeUndefined();
  });
});
