import type { CardsPort } from "../../../application/payments/cards-port";
import { prepaidCard } from "../../../contract/prepaid-card";
import { ok } from "../../../domain/result";
import type { BankClient } from "../transport/bank-client";

export class HttpCards implements CardsPort {
  constructor(private readonly bank: BankClient) {}

  holderOf: CardsPort["holderOf"] = async (customerId) => {
    const reply = await this.bank.call(prepaidCard.customer, { customerId });
    if (!reply.ok) return reply;
    const { preferredNameField: name, mobilePhoneNumberField: phone } = reply.value.customerResponse ?? {};
    return ok(name ? { name, phone: phone ?? "" } : undefined);
  };
}
