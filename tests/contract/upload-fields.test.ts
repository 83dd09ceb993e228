import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { bankApi } from "../../contract/index";

const LIMIT = 5 * 1024 * 1024;

describe.each([
  ["transfers", bankApi.bulkTransfers.upload],
  ["mobile money", bankApi.mobileMoney.upload],
  ["prepaid cards", bankApi.prepaidCard.upload],
])("an upload of %s", (_, { input }) => {
  const isAccepted = (size: number) =>
    z.safeParse(input, { sourceAccount: "1020304050607", file: new File([new Uint8Array(size)], "payees.xlsx") })
      .success;

  it("a file of 5 MB is accepted, and a larger or an empty one is refused @S2-5-047", () => {
    expect([LIMIT, LIMIT + 1, 0].map(isAccepted)).toEqual([true, false, false]);
  });
});
