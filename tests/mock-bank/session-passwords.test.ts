import { scryptSync } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import {
  fullCost,
  hashPassword,
  isOutdated,
  setPasswordCost,
  trivialCost,
  verifyPassword,
} from "../../mock-bank/session/passwords";

afterEach(() => setPasswordCost(trivialCost));

describe("A password", () => {
  it("a password is hashed with the recommended cost", async () => {
    setPasswordCost(fullCost);
    const hash = await hashPassword("Training@1");
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword("Training@1", hash)).toBe(true);
    expect(await verifyPassword("Training@2", hash)).toBe(false);
  });

  it("each hash of a password has a salt of its own", async () => {
    setPasswordCost(trivialCost);
    expect(await hashPassword("Training@1")).not.toBe(await hashPassword("Training@1"));
  });

  it.each([
    ["a space before it", "secret", " secret"],
    ["another case", "secret", "Secret"],
    ["something after 128 letters", "x".repeat(128), "x".repeat(129)],
  ])("two passwords differ by %s", async (_, password, other) => {
    setPasswordCost(trivialCost);
    expect(await verifyPassword(other, await hashPassword(password))).toBe(false);
  });

  it("a password is the same with its letters as one character and as two, and older hashes are still accepted", async () => {
    setPasswordCost(trivialCost);
    const [one, two] = ["caf\u00e9", "cafe\u0301"];
    for (const chosen of [one, two])
      for (const typed of [one, two]) expect(await verifyPassword(typed, await hashPassword(chosen))).toBe(true);
    const salt = Buffer.alloc(16);
    const old = scryptSync(two, salt, 32, { N: 16, r: 1, p: 1 }).toString("base64url");
    const stored = `$scrypt$ln=4,r=1,p=1$${salt.toString("base64url")}$${old}`;
    expect(await verifyPassword(two, stored)).toBe(true);
    expect(await verifyPassword("cafe", stored)).toBe(false);
  });

  it("the password of an unknown user is wrong, and its check takes as long as that of a user", async () => {
    setPasswordCost({ logN: 14, r: 8, p: 1 });
    const hash = await hashPassword("Training@1");
    const known: number[] = [];
    const unknown: number[] = [];
    for (let run = 0; run < 9; run++) {
      known.push(await timeOf(() => verifyPassword("wrong", hash)));
      unknown.push(await timeOf(() => verifyPassword("wrong", undefined)));
    }
    const ratio = median(unknown) / median(known);
    expect(await verifyPassword("anything", undefined)).toBe(false);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("a hash keeps the cost it was made with, and is recognized as outdated", async () => {
    setPasswordCost(trivialCost);
    const hash = await hashPassword("Training@1");
    expect(isOutdated(hash)).toBe(false);
    setPasswordCost(fullCost);
    expect(isOutdated(hash)).toBe(true);
    expect(await verifyPassword("Training@1", hash)).toBe(true);
  });
});

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
