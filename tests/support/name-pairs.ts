/** Pairs of names, and how the client and the bank compare them, in either order. */
export const namePairs = [
  ["Volta Agro Ltd", "VOLTA  AGRO, LTD.", "MATCH"],
  ["Boateng Kofi", "Kofi Boateng", "MATCH"],
  ["José Koné", "Jose Kone", "MATCH"],
  ["Kofi Boateng", "Kofi Mensah Boateng", "CLOSE_MATCH"],
  ["Kofi Boatang", "Kofi Boateng", "CLOSE_MATCH"],
  ["Kofi Boaten", "Kofi Boateng", "CLOSE_MATCH"],
  ["Kofi Boateng", "Kofi Boatten", "NO_MATCH"],
  ["Kofi Kofi", "Kofi Boateng", "NO_MATCH"],
  ["Ama Mensah", "Aba Mensah", "NO_MATCH"],
  ["Landlord", "Kofi Boateng", "NO_MATCH"],
  ["...", "Kofi Boateng", "NO_MATCH"],
] as const;
