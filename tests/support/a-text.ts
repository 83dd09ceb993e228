import fc from "fast-check";

const digits = (lengthMax: number) => fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: lengthMax });

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
  .tuple(fc.constantFrom("+233", "00233", "233", "0", "+233 0", "+44", "+", ""), digits(12))
  .map(([code, number]) => `${code}${number.slice(0, 2)} ${number.slice(2)}`);

const foreignAccounts = fc.constantFrom(
  "GB29 NWBK 6016 1331 9268 19",
  "gb29nwbk60161331926819",
  "DE89-3704-0044-0532-0130-00",
  "12345-678-9",
  "12345  678",
  "AB;12",
);

/** Texts near the values of all fields: numbers in every notation, with and without characters that do not belong there. */
export const aText = fc.oneof(
  digits(18),
  grouped,
  noisy,
  amounts,
  phones,
  foreignAccounts,
  fc.string({ maxLength: 40 }),
);
