import { expect, it, vi } from "vitest";
import { Seeded } from "../support/seeded";

vi.mock("../../mock-bank/values/alike-names", async (original) => {
  const names = await original<typeof import("../../mock-bank/values/alike-names")>();
  return { ...names, areAlike: vi.fn(names.areAlike) };
});
// Files before this one in the same worker have loaded the modules without the mock.
vi.resetModules();
const { alikeFinder } = await import("../../mock-bank/values/alike-finder");
const { areAlike, comparedName } = await import("../../mock-bank/values/alike-names");

/** The name that a company has paid, and the same payee on an invoice with another account. */
const samePayee = [
  ["Volta Agro Ltd", "Volta Agro Ltd"],
  ["Volta Agro Ltd", "VOLTA AGRO LIMITED"],
  ["Volta Agro Ltd", "Volta Agro"],
  ["Volta Agro Ltd", "Volta-Agro Co. Ltd."],
  ["Volta Agro Ltd", "Voltaagro Ltd"],
  ["Volta Agro Ltd", "Volta Argo Ltd"],
  ["Volta Agro Processing Ltd", "Volta Agro"],
  ["Accra Packaging Ltd", "Accra Packagng Ltd"],
  ["Accra Packaging Ltd", "The Accra Packaging Company Limited"],
  ["Accra Packaging Ltd", "Accra Packaging (Gh) Ltd"],
  ["Nestlé Ghana Ltd", "Nestle Ghana Limited"],
  ["Ghana Water Company Limited", "Ghana Water Co. Ltd"],
  ["Ghana Water Ltd", "Ghana Water Company"],
  ["Mensah & Sons Enterprise", "Mensah and Sons Ent."],
  ["Mensah Brothers Ventures", "Mensah Bros. Vent"],
  ["Kumasi Int'l Trading", "Kumasi International Trading Ltd"],
  ["Kumasi Trading Services", "Kumasi Trading Service"],
  ["Tema Steel Works", "Tema Steel Wroks"],
  ["Melcom", "Melcom Ltd"],
  ["Adom Pharmacy", "Adom Pharmcy"],
  ["Adom Construction Ltd", "Adom Const. Ltd"],
  ["Takoradi Cold Store 2", "Takoradi Coldstore 2"],
  ["Kofi Mensah", "Mensah Kofi"],
  ["Kofi Mensah", "MENSAH, KOFI"],
  ["Kofi Mensah", "Mr. Kofi Mensah"],
  ["Kofi Mensah", "Koffi Mensah"],
  ["Kofi Mensah", "K. Mensah"],
  ["Kofi Mensah", "Kofi Mensa"],
  ["Kofi Mensah", "Kofi Mnesah"],
  ["Kofi Asare Mensah", "Kofi A. Mensah"],
  ["Kofi Asare Mensah", "Kofi Mensah"],
  ["Kofi Asare Mensah", "K. A. Mensah"],
  ["Akosua Boateng", "Akosua Boatengg"],
  ["Akosua Boateng", "Akousa Boateng"],
  ["Ɛsi Darko", "Esi Darko"],
  ["Yɛboah Ofori", "Yeboah Ofori"],
  ["Dr. Ama Serwaa Owusu", "Ama Serwaa Owusu"],
  ["Alhaji Abdul Rahman", "Abdul Rahman"],
  ["Abdul-Rahman Iddrisu", "Abdul Rahman Idrisu"],
  ["Nana Yaw Amoah", "Amoah Nana Yaw"],
] as const;

const otherPayees = [
  ["Kofi Mensah", "Kwame Mensah"],
  ["Kwame Mensah", "Kwamena Mensah"],
  ["Ama Mensah", "Abena Mensah"],
  ["Yaa Asantewaa", "Yaw Asantewaa"],
  ["Kofi Mensah Snr", "Kofi Mensah Jnr"],
  ["Kofi Mensah", "Kofi Mensah Jnr"],
  ["Kofi Mensah", "Kofi Boateng"],
  ["K. Mensah", "A. Mensah"],
  ["K. Mensah", "K. Boateng"],
  ["Kofi Asare Mensah", "Kofi Owusu Mensah"],
  ["Esi Darko", "Efi Darko"],
  ["Akua Ofori", "Akua Ofosu"],
  ["Abdul Rahman", "Abdul Razak"],
  ["Ghana Water", "Ghana Gas"],
  ["Ghana Water Company Ltd", "Ghana Gas Company Ltd"],
  ["Ghana Education Service", "Ghana Health Service"],
  ["Accra Trading Ltd", "Accra Packaging Ltd"],
  ["Kumasi Trading Ltd", "Tema Trading Ltd"],
  ["Volta Agro Ltd", "Volta Aluminium Ltd"],
  ["Volta River Authority", "Volta Agro Ltd"],
  ["Adom Ventures", "Adom Enterprise"],
  ["Shell Station 12", "Shell Station 14"],
  ["Shell Station", "Shell Station 14"],
  ["Melcom Ltd", "Melcom Bakery Ltd"],
  ["Tema Steel", "Tema Steam"],
  ["MTN Ghana", "GT Ghana"],
  ["St. Mary School", "St. Peter School"],
  ["The Company Ltd", "Ghana Ltd"],
] as const;

it.each(samePayee)("%s and %s are found as one payee, in both directions", async (one, other) => {
  for (const [known, asked] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(areAlike(comparedName(known), comparedName(asked))).toBe(true);
    for (const sought of [[asked], Array(1_000).fill(asked)])
      expect((await alikeFinder([{ name: known, number: "1" }], sought))(asked)).toHaveLength(1);
  }
});

it.each(otherPayees)("%s and %s are two payees, in both directions", (one, other) => {
  expect(areAlike(comparedName(one), comparedName(other))).toBe(false);
  expect(areAlike(comparedName(other), comparedName(one))).toBe(false);
});

const words = (text: string): string[] => text.split(" ");
const firstNames = words(
  "Ama Kofi Efua Kwame Esi Yaw Akua Kojo Adjoa Kwesi Abena Kweku Afia Kwabena Akosua Yaa Fiifi Ebo Araba Nana Mercy Grace Daniel Samuel Joseph Comfort Emmanuel Abdul Fatima Ibrahim Selorm Dzifa Edem Mawuli Elikem Naa",
);
const lastNames = words(
  "Mensah Boateng Asante Owusu Darko Sarpong Agyeman Ofori Amoah Addo Appiah Osei Antwi Acheampong Frimpong Opoku Nkrumah Quaye Tetteh Lamptey Nartey Ansah Baidoo Essien Amponsah Gyasi Adjei Asare Kusi Danso Yeboah Bonsu Iddrisu Alhassan Mohammed Agbeko Dogbe Kpodo Ayitey Okai",
);
const places = words(
  "Volta Accra Kumasi Tema Takoradi Adom Nyame Sankofa Akwaaba Tamale Asante Densu Ankobra Keta Ada",
);
const trades = words(
  "Agro Packaging Trading Logistics Foods Motors Pharmacy Stationery Textiles Printing Cement Paints Plumbing Catering Security Travel Furniture Electricals Hardware Farms Bakery Fashion Aluminium Haulage",
);
const forms = ["Ltd", "Limited", "Company Ltd", "Enterprise", "Ventures", "& Sons", "Ghana Ltd"];

function namesBy(random: Seeded) {
  const one = (list: readonly string[]) => random.oneOf(list);
  const person = () => [one(firstNames), ...(random.happens(1 / 3) ? [one(firstNames)] : []), one(lastNames)].join(" ");
  const company = () => [one([...places, ...lastNames]), one(trades), one(forms)].join(" ");
  /** The name as it is written on an invoice with a new account. */
  const written = (name: string): string => {
    const [first = "", ...rest] = name.split(" ");
    const swapped = random.between(1, Math.max(first.length - 2, 1));
    const variants = [
      name,
      name,
      name,
      name.toUpperCase(),
      name.replace(/Limited|Company Ltd/, "Ltd"),
      `${name.replace(/ (Ltd|Limited)$/, "")} Limited`,
      [...rest, first].join(" "),
      rest.length === 1 ? `${first[0]}. ${rest[0]}` : name,
      first.length > 4 ? [first.slice(0, swapped) + first.slice(swapped + 1), ...rest].join(" ") : name,
    ];
    return one(variants);
  };
  return { person, company, written, one };
}

/** The payees that a company knows: as many people as companies. */
const knownBy = ({ person, company }: ReturnType<typeof namesBy>, size: number) =>
  Array.from({ length: size }, (_, index) => ({
    name: index % 2 ? person() : company(),
    number: String(index),
  }));

it.each([20, 100, 300])(
  "a company with %s payees is asked about at most 1 in 50 ordinary payments and at least 19 in 20 changed accounts",
  async (size) => {
    const random = new Seeded(size);
    const names = namesBy(random);
    const known = knownBy(names, size);
    const find = await alikeFinder(known, Array(2_000).fill(""));
    // Every tenth ordinary payment goes to a new payee, half of them people.
    const payments = 20_000;
    const others = Array.from({ length: payments / 10 }, () =>
      random.happens(1 / 2) ? names.person() : names.company(),
    );
    const asked = others.filter((name) => find(name).length > 0).length;
    expect(asked / payments).toBeLessThanOrEqual(1 / 50);
    const changed = Array.from({ length: 2_000 }, () => names.written(names.one(known.map(({ name }) => name))));
    const found = changed.filter((name) => find(name).length > 0).length;
    expect(found / changed.length).toBeGreaterThanOrEqual(19 / 20);
  },
);

it("other work is done while names are prepared, and a name that all known payees share has two of them", async () => {
  const known = Array.from({ length: 20_000 }, (_, index) => ({
    name: `Kofi Mensah ${"Ab".repeat(index % 7)}`,
    number: `${index}`,
  }));
  let turns = 0;
  const counting = setInterval(() => turns++);
  const find = await alikeFinder(known, Array(20).fill("Kofi Mensah"));
  clearInterval(counting);
  expect(turns).toBeGreaterThan(0);
  expect(find("Kofi Mensah").map(({ number }) => number)).toEqual(["0", "7"]);
});

it.each([
  ["four words", (own: string) => `Kofi Mensah Ama Boateng ${own}`],
  ["nine words", (own: string) => `Kofi Mensah Ama Boateng Yaw Owusu Efua Darko Esi ${own}`],
  ["initials", (own: string) => `K. A. Mensah ${own}`],
])("a name is compared with few known names if all share %s, and with none twice", async (_, nameOf) => {
  const own = (number: number) => Array.from(String(number), (digit) => "bdfgklmprt"[Number(digit)]).join("a");
  const known = Array.from({ length: 2_000 }, (_, at) => ({ name: nameOf(own(at * 7 + 10_000)), number: `${at}` }));
  const others = Array.from({ length: 1_000 }, (_, at) => nameOf(own(at * 13 + 30_000)));
  const asked = [...others, ...known.slice(0, 50).map(({ name }) => name)];
  const find = await alikeFinder(known, asked);
  vi.mocked(areAlike).mockClear();
  const comparisons = () => vi.mocked(areAlike).mock.calls.length;
  for (const name of asked) find(name);
  const once = comparisons();
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(300);
  for (const name of asked) find(name);
  expect(comparisons()).toBe(once);
});
