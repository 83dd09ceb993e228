import fc from "fast-check";

const digits = (lengthMax: number, minLength = 0) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength: lengthMax });

const grouped = fc
  .tuple(fc.array(digits(5), { maxLength: 6 }), fc.constantFrom(" ", "-", ",", ".", "\u00a0", ""))
  .map(([groups, separator]) => groups.join(separator));

const noisy = fc.string({
  unit: fc.constantFrom(..."0123456789".repeat(2), ..."+-.,()/ eEOlGHSé٣\u00a0"),
  maxLength: 20,
});

const amounts = fc
  .record({
    before: fc.constantFrom("", "GHS ", "GHS", "ghs ", "USD ", "-", "+"),
    whole: fc.integer({ min: 0, max: 10_000_000 }),
    separator: fc.constantFrom(",", " ", "\u202f", "'", "."),
    end: fc.constantFrom("", ".", ".5", ".05", ",00", ".125", "e3"),
  })
  .map(({ before, whole, separator, end }) => before + String(whole).replace(/\B(?=(\d{3})+$)/g, separator) + end);

const phones = fc
  .tuple(fc.constantFrom("+233", "00233", "233", "0", "+233 0", "+44", "+", ""), fc.oneof(digits(12), digits(9, 9)))
  .map(([code, number]) => `${code}${number.slice(0, 2)} ${number.slice(2)}`);

const foreignAccounts = fc.constantFrom(
  "GB29 NWBK 6016 1331 9268 19",
  "gb29nwbk60161331926819",
  "DE89-3704-0044-0532-0130-00",
  "12345-678-9",
  "12345  678",
  "AB;12",
);

/** Generates texts similar to field values: numbers in every notation, with and without invalid characters. */
export const aText = fc.oneof(
  digits(18),
  grouped,
  noisy,
  amounts,
  phones,
  foreignAccounts,
  fc.string({ maxLength: 40 }),
);

const dayParts = fc.tuple(
  fc.integer({ min: 0, max: 32 }).map(String),
  fc.oneof(
    fc.integer({ min: 0, max: 13 }).map(String),
    fc.constantFrom("Jan", "november", "SEPT", "Febr", "junk", "marble", "Foo", "ma", "dec."),
  ),
  fc.oneof(fc.integer({ min: 1000, max: 2100 }).map(String), fc.constantFrom("26", "5", "126", "20261")),
);
const dayGap = fc.constantFrom(" ", "/", "-", ".", ", ", " - ", "|", "");

/** Generates texts similar to dates, as written by people and programs. */
export const aDateText = fc.oneof(
  fc.tuple(dayParts, dayGap, dayGap).map(([[day, month, year], one, two]) => day + one + month + two + year),
  fc.tuple(dayParts, dayGap).map(([[day, month, year], gap]) => [year, month, day].join(gap)),
  fc.tuple(dayParts).map(([[day, month, year]]) => ` ${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")} `),
  noisy,
);
