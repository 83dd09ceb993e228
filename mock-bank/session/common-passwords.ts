/**
 * Words on which users base easily guessed passwords: lists of broken passwords hold these words with a capital, a
 * digit and a sign. Words of this bank and country are among them.
 */
const words = new Set(
  `password passwort passcode passphrase pass secret letmein welcome login logon signin hello changeme change default temp temporary
  admin administrator root user guest test testing tester demo master manager superuser support service system server
  qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop qaz qazwsx qazwsxedc wsx zaq zaqxsw qwe qweasd qweasdzxc asdqwe
  abc abcd abcde abcdef abcdefg abcdefgh abcabc xyz aaa aaaa aaaaaa iloveyou loveyou love lovely princess sunshine dragon monkey shadow
  football baseball superman batman starwars pokemon michael jennifer jordan charlie freedom whatever trustno computer internet
  samsung google facebook whatsapp microsoft windows iphone android summer winter spring autumn monday friday january december
  ghana accra kumasi tamale takoradi africa akwaaba blackstars jesus jesuschrist christ god godisgood godisgreat blessed blessing grace
  amen hallelujah bank banking asempa asempabank corporate company business money cedi cedis account payment transfer`.split(
    /\s+/,
  ),
);

/** Signs and digits that replace letters in such passwords. */
const disguises: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Whether the password is a common word apart from digits and signs around it or in place of letters. */
export function isCommon(password: string): boolean {
  const typed = password.toLowerCase();
  const core = typed.replace(/^[^a-z]+/, "").replace(/[^a-z]+$/, "");
  const undisguised = [...core].map((character) => disguises[character] ?? character).join("");
  return [core, undisguised].map(lettersOf).some((letters) => words.has(letters));
}

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, "");
