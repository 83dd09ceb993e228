import type { Random } from "./random";

/** Values that break forms: injection, markup, invalid numbers, characters that databases and parsers refuse. */
const nasty: readonly string[] = [
  ...[
    "",
    " ",
    "\t",
    "\n",
    "\r\nBcc: x@evil.example",
    "null",
    "undefined",
    "NaN",
    "true",
    "[]",
    "{}",
    "[object Object]",
  ],
  ...[
    "0",
    "-0",
    "-1",
    "1e3",
    "0x10",
    "1.005",
    "1,000.00",
    "１２",
    "٣",
    "Infinity",
    "9007199254740993",
    "999999999999.99",
  ],
  ...["99999999999999999999999999", "00000000000000001", "0.001", ".5", "5.", "+1", "1_000", "1e400"],
  ...["' or '1'='1", "'; drop table users; --", "1); select pg_sleep(5); --", "\\", "%", "_", "%%%", "\\'", '"', "`"],
  ...["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)", "{{7*7}}", "#{7*7}", "<!--"],
  ...["../../../etc/passwd", "..%2f..%2f", "%00", "%2500", "/etc/passwd\u0000.pdf", "file:///etc/passwd", "C:\\x"],
  ...[
    "\u0000",
    "a\u0000b",
    "\u202e",
    "\ufeff",
    "\u2028",
    "\uffff",
    "👩‍👩‍👧‍👦",
    "e\u0301",
    "\u001b[31mred",
    "ﷺ".repeat(20),
  ],
  ...["=1+1", "+1+1", "-1+1", "@SUM(1)", "=cmd|'/C calc'!A0", '=HYPERLINK("http://evil.example")'],
  ...["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "__defineGetter__"],
  ...["00-00-0000", "31-02-2026", "99-99-9999", "29-02-2027", "01-01-0001", "31-12-9999", "2026-11-21", "1-1-26"],
  ...["a".repeat(100), "a".repeat(1000), "9".repeat(400), "(".repeat(500), "a@".repeat(200), " ".repeat(5000)],
  ...["[".repeat(3000), '{"a":'.repeat(500), '[{"__proto__":{"x":1}}]', "[null]", "[1]", '["\\u0000"]', '["\\ud800"]'],
];

export const nastyText = (random: Random): string =>
  random.chance(0.8) ? random.oneOf(nasty) : mixed(random, random.below(40));

const LETTERS = Array.from("abcXYZ0129 .,-_/\\'\"<>%&=;:()[]{}\u0000\n\t\u00e9\u4e2d\u{1f600}");
const mixed = (random: Random, length: number): string => Array.from({ length }, () => random.oneOf(LETTERS)).join("");
