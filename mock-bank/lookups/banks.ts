/** A bank of Ghana, with its code at the instant switch and its sort code at the clearing house. */
export type OtherBank = {
  readonly name: string;
  /** Undefined for a bank without instant transfers. */
  readonly code?: string;
  readonly sortCode: string;
  readonly shortName: string;
  readonly branches: readonly Branch[];
};
export type Branch = { readonly name: string; readonly code: string; readonly sortCode: string };

/** This bank's own sort code (specification 2, section 9). */
export const OWN_SORT_CODE = "300316";

const bank = (name: string, shortName: string, sort: string, code: string | undefined, places: string): OtherBank => ({
  name,
  shortName,
  sortCode: `${sort}0100`,
  ...(code && { code }),
  branches: places.split(", ").map((place, position) => {
    const number = String(101 + position * 3);
    return { name: place, code: number, sortCode: `${sort}0${number}` };
  }),
});

/**
 * Real banks, so that training data looks realistic. Codes are those of the national switch; only a few branches of
 * each are listed.
 */
const banks: readonly OtherBank[] = [
  bank("Absa Bank Ghana", "ABSA", "03", "300303", "Accra High Street, Kumasi Main, Takoradi Harbour, Tema Main"),
  bank("Access Bank Ghana", "ACCESS", "28", "300329", "Accra Osu, Kumasi Adum, Tamale Central"),
  bank("Agricultural Development Bank", "ADB", "08", "300307", "Accra Ridge, Goaso, Sefwi Wiawso, Techiman"),
  bank("Bank of Africa Ghana", "BOA", "21", "300320", "Accra Farrar, Kumasi Amakom"),
  // The clearing house reaches this bank, the instant switch does not.
  bank("Bank of Ghana", "BOG", "01", undefined, "Accra Head Office, Kumasi, Takoradi"),
  bank("CalBank", "CAL", "14", "300313", "Accra Independence Avenue, Kumasi Nhyiaeso, Tema Community 1"),
  bank("Consolidated Bank Ghana", "CBG", "34", "300331", "Accra Airport, Kumasi Asafo, Ho"),
  bank("Ecobank Ghana", "ECOBANK", "13", "300312", "Accra Ridge, Accra Makola, Kumasi Adum, Takoradi"),
  bank("Fidelity Bank Ghana", "FIDELITY", "24", "300323", "Accra Ridge Towers, Kumasi Adum, Cape Coast"),
  bank("First National Bank Ghana", "FNB", "33", "300334", "Accra Mall, Tema"),
  bank("GCB Bank", "GCB", "04", "300304", "Accra High Street, Kumasi Main, Tamale Main, Bolgatanga"),
  bank("Guaranty Trust Bank Ghana", "GTB", "23", "300322", "Accra Opeibea, Kumasi KNUST"),
  bank("National Investment Bank", "NIB", "05", "300305", "Accra Main, Kumasi, Sunyani"),
  bank("Prudential Bank", "PBL", "18", "300317", "Accra Ring Road, Kumasi Ejisu"),
  bank("Republic Bank Ghana", "RBGH", "11", "300310", "Accra Ebankese, Kumasi Prempeh"),
  bank("Societe Generale Ghana", "SG", "09", "300308", "Accra Ring Road Central, Kumasi, Takoradi"),
  bank("Stanbic Bank Ghana", "STANBIC", "19", "300318", "Accra Stanbic Heights, Kumasi Harper Road, Tema Industrial"),
  bank("Standard Chartered Bank Ghana", "SCB", "02", "300302", "Accra High Street, Kumasi Harper Road, Tema"),
  bank("United Bank for Africa Ghana", "UBA", "26", "300325", "Accra Heritage Tower, Kumasi Adum"),
  bank("Universal Merchant Bank", "UMB", "10", "300309", "Accra SSNIT Emporium, Kumasi"),
  bank("Zenith Bank Ghana", "ZENITH", "12", "300311", "Accra Premier Towers, Kumasi, Takoradi"),
];

export const allBanks: readonly OtherBank[] = banks;
export const instantBanks = banks.flatMap(({ name, code, shortName }) => (code ? [{ name, code, shortName }] : []));

export const bankByCode = (code: string): { readonly name: string; readonly code: string } | undefined =>
  instantBanks.find((each) => each.code === code);

export const bankBySortCode = (sortCode: string): OtherBank | undefined =>
  banks.find((each) => each.sortCode === sortCode);

/** Finds a branch and its bank by sort code. */
export function branchBySortCode(sortCode: string): { readonly bank: OtherBank; readonly branch: Branch } | undefined {
  for (const each of banks) {
    const branch = each.branches.find((one) => one.sortCode === sortCode);
    if (branch) return { bank: each, branch };
  }
  return undefined;
}

/** Finds banks whose name or short name has the same form. Indexed, because 100,000 rows of a list can name a bank. */
function bankFinder(form: (text: string) => string): (written: string) => readonly OtherBank[] {
  const byForm = new Map<string, Set<OtherBank>>();
  for (const each of banks)
    for (const key of [each.name, each.shortName].map(form)) byForm.set(key, (byForm.get(key) ?? new Set()).add(each));
  return (written) => {
    const wanted = form(written);
    return wanted ? [...(byForm.get(wanted) ?? [])] : [];
  };
}

const named = bankFinder((text) => text.trim().toLowerCase());
const similarlyNamed = [bankFinder((text) => lettersOf(text, "")), bankFinder((text) => lettersOf(text, "|bank|of"))];

/** Finds a bank by its name or short name, or the only one that differs by words such as "Bank", "Ghana" or "PLC". */
export function bankNamed(written: string): OtherBank | undefined {
  const [exact] = named(written);
  if (exact) return exact;
  const variants = new Set(similarlyNamed.flatMap((find) => find(written)));
  return variants.size === 1 ? [...variants][0] : undefined;
}

function lettersOf(text: string, moreWords: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(new RegExp(`\\b(?:ltd|limited|plc|ghana|gh|the${moreWords})\\b`, "g"), "")
    .replace(/[^a-z0-9]/g, "");
}
