import type { CardsPort } from "./cards-port";

/** Lookups of prepaid cards. */
export class CardsService {
  constructor(private readonly cards: CardsPort) {}

  holderOf: CardsPort["holderOf"] = (customerId) => this.cards.holderOf(customerId);
}
