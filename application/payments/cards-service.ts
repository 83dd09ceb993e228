import type { CardsPort } from "./cards-port";

/** Prepaid cards that can be loaded. */
export class CardsService {
  constructor(private readonly cards: CardsPort) {}

  holderOf: CardsPort["holderOf"] = (customerId) => this.cards.holderOf(customerId);
}
