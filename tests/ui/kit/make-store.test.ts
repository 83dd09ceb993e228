import { autorun, computedStruct, isObservable } from "mobx";
import { expect, it } from "vitest";
import { makeStore } from "../../../ui/kit/make-store";

class BasketStore {
  items: readonly { readonly price: number }[] = [];
  #visits = 0;

  constructor() {
    makeStore(this, { prices: computedStruct });
  }

  get total(): number {
    this.#visits += 1;
    return this.items.reduce((sum, { price }) => sum + price, 0);
  }

  get prices(): readonly number[] {
    return this.items.map(({ price }) => price);
  }

  get visits(): number {
    return this.#visits;
  }

  replace(...prices: readonly number[]): void {
    this.items = [];
    this.items = prices.map((price) => ({ price }));
  }
}

it("a detached method of a store runs as one action, so observers see only its last state", () => {
  const basket = new BasketStore();
  const totals: number[] = [];
  const stop = autorun(() => totals.push(basket.total));
  const { replace } = basket;
  replace(2, 3);
  stop();
  expect(totals).toEqual([0, 5]);
});

it("a store keeps the objects that are assigned to its fields, instead of observable copies", () => {
  const basket = new BasketStore();
  const items = [{ price: 2 }];
  basket.items = items;
  expect(basket.items).toBe(items);
  expect(isObservable(basket.items)).toBe(false);
});

it("a field with # is not observed", () => {
  const basket = new BasketStore();
  const visits: number[] = [];
  const stop = autorun(() => visits.push(basket.visits));
  expect(basket.total).toBe(0);
  stop();
  expect(visits).toEqual([0]);
});

it("a getter with its own annotation does not notify observers of an equal value", () => {
  const basket = new BasketStore();
  basket.replace(2);
  const seen: (readonly number[])[] = [];
  const stop = autorun(() => seen.push(basket.prices));
  basket.replace(2);
  stop();
  expect(seen).toEqual([[2]]);
});
