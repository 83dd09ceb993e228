import { isSameCheck, type NameCheck } from "../../domain/payments/name-check";
import { makeStore } from "../kit/make-store";
import type { LimitsStore } from "./limits-store";

/** The names that the payment of a form must confirm, and the ones that the user has confirmed. */
export class NameCheckStore {
  private confirmed: NameCheck | undefined;

  constructor(
    private readonly limits: Pick<LimitsStore, "nameCheck">,
    private readonly form: { readonly refusals: number; refuse(): void },
  ) {
    makeStore(this);
  }

  /** Undefined if the bank asks for no confirmation. */
  get check(): NameCheck | undefined {
    return this.limits.nameCheck;
  }

  get isConfirmed(): boolean {
    return this.confirmed !== undefined && isSameCheck(this.confirmed, this.check);
  }

  /** Whether the names differ from those that the user has confirmed. */
  get hasChanged(): boolean {
    return this.confirmed !== undefined && !this.isConfirmed;
  }

  get isMissing(): boolean {
    return this.form.refusals > 0 && !this.isConfirmed;
  }

  confirm(isConfirmed: boolean): void {
    this.confirmed = isConfirmed ? this.check : undefined;
  }

  /** Returns the payment with what it confirms; undefined if the user must confirm the names first. */
  confirmedIn<P extends { readonly nameCheck?: NameCheck | undefined }>(payment: P | undefined): P | undefined {
    const { check } = this;
    if (!payment || !check) return payment;
    if (this.isConfirmed) return { ...payment, nameCheck: check };
    this.form.refuse();
    return undefined;
  }
}
