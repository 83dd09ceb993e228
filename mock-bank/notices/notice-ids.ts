import { createHmac } from "node:crypto";
import type { Settings } from "../core/settings";

/** The digits of an id in the contract hold 58 bits, in two halves. */
const HALF_BITS = 29n;
const HALF = (1n << HALF_BITS) - 1n;
const ROUNDS = 8;

type Owner = { readonly settings: Pick<Settings, "codeKey">; readonly companyId: string };

/**
 * Hides the numbers of lines, which grow with the payments of all companies: a permutation with a key of the company
 * (Feistel network; HMAC-SHA-256 as its round function). The contract allows only digits, so that a block cipher does
 * not fit.
 */
export const hiddenId = (line: string, owner: Owner): string => `${permuted(BigInt(line), keyOf(owner), forth)}`;

/** Reads an id that {@link hiddenId} made. Of any other number it returns one that means nothing. */
export const lineOf = (hidden: string, owner: Owner): string => `${permuted(BigInt(hidden), keyOf(owner), back)}`;

const forth = [...Array(ROUNDS).keys()];
const back = forth.toReversed();

/** The halves are swapped at the end, so that the reverse order of rounds undoes them. */
function permuted(number: bigint, key: Buffer, rounds: readonly number[]): bigint {
  let [left, right] = [(number >> HALF_BITS) & HALF, number & HALF];
  for (const round of rounds) [left, right] = [right, left ^ scrambled(right, round, key)];
  return (right << HALF_BITS) | left;
}

const scrambled = (half: bigint, round: number, key: Buffer): bigint =>
  BigInt(createHmac("sha256", key).update(`${round} ${half}`).digest().readUInt32BE()) & HALF;

const keyOf = ({ settings: { codeKey }, companyId }: Owner): Buffer =>
  createHmac("sha256", codeKey).update(`notices of ${companyId}`).digest();
