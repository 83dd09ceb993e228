import { getCountrySpecifications, ValidationErrorsIBAN, validateIBAN } from "ibantools";

const countryNames = new Intl.DisplayNames("en", { type: "region" });
const specifications = getCountrySpecifications();
/** Countries whose accounts have an IBAN, by name. */
const codes = new Map(Object.keys(specifications).map((code) => [comparable(countryNames.of(code) ?? code), code]));
/** Territories of Finland, the United Kingdom, Norway and France, which use the IBANs of these countries. */
const issuers: readonly (readonly [issuer: string, territories: string])[] = [
  ["FI", "AX"],
  ["GB", "GG IM JE"],
  ["NO", "SJ"],
  ["FR", "BL GF GP MF MQ NC PF PM RE WF YT"],
];

/**
 * Returns what is wrong with an account that is an IBAN. Check digits inside of the account, which some countries add,
 * are left to their banks. A country with a name that the bank does not know is not compared.
 */
export function wrongIban(account: string, country: string): string | undefined {
  // Letters other than a to z stay as they are, because some become two letters in upper case.
  const iban = account
    .replace(/[\s-]/g, "")
    .replace(/^IBAN:?/i, "")
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());
  const issuer = iban.slice(0, 2);
  if (!/^[A-Z]{2}\d{2}/.test(iban) || !specifications[issuer]?.IBANRegistry) return undefined;
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.some((code) => code !== ValidationErrorsIBAN.WrongAccountBankBranchChecksum))
    return "is not a valid IBAN.";
  const code = codes.get(comparable(country));
  const isOfCountry =
    code === undefined ||
    code === issuer ||
    issuers.some(([each, territories]) => each === issuer && territories.includes(code));
  return isOfCountry ? undefined : `is an IBAN of ${countryNames.of(issuer)}, and beneficiaryCountry is ${country}.`;
}

/** Names of countries differ in accents, "St." and "&". A hoisted function, because a constant above needs it. */
function comparable(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").replace("St.", "Saint").replace("&", "and").toLowerCase();
}
