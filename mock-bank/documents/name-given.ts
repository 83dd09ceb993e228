/** The label of a beneficiary's name that the bank cannot look up, so that no paper confirms it. */
export const NAME_GIVEN = "Name Given by Customer";
