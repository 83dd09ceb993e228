import { Button } from "@blueprintjs/core";
import { Plus, Repeat } from "@blueprintjs/icons";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { type Category, categories, isBulk } from "../../domain/payments/categories";
import { TYPED_ROWS_MAX } from "../../domain/payments/typed-rows";
import { repetitionOf } from "../../domain/requests/repetition";
import type { BankRequest } from "../../domain/requests/request";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import { type BulkForm, paymentScreens } from "./categories";
import { handoverOf, payDestinationOf } from "./payment-screens";
import { words } from "./words";

type NewPaymentProps = { category: Category; text?: string; isPrimary?: boolean };

/** Opens the form of a category. Hidden if the user cannot use that form. */
export function NewPaymentButton({ category, text = words.newPayment, isPrimary = false }: NewPaymentProps) {
  const user = useUser();
  const navigation = useNavigation();
  const { path, permission } = paymentScreens[categories[category].group];
  if (!maySubmit(user) || !user.permissions[permission]) return null;
  return (
    <Button
      intent={isPrimary ? "primary" : "none"}
      icon={<Plus />}
      text={text}
      onClick={() => navigation.go(path, { state: handoverOf(category) })}
    />
  );
}

/** Opens the payment form for this payee, filled in (S2-2.1-17). Hidden if the user cannot use that form. */
export function PayButton({ saved }: { saved: Beneficiary }) {
  const navigation = useNavigation();
  const destination = payDestinationOf(saved, useUser());
  if (!destination) return null;
  return (
    <Button
      variant="outlined"
      text={words.pay}
      aria-label={words.payNamed(saved.name)}
      onClick={() => navigation.go(destination.path, { state: destination.state, payee: saved })}
    />
  );
}

type RepeatProps = { request: BankRequest; isInRow?: boolean };

/**
 * Opens the form of an earlier payment or request, filled in. Hidden while the outcome is open, and if the user cannot
 * make such a payment.
 */
export function RepeatButton({ request, isInRow = false }: RepeatProps) {
  const user = useUser();
  const navigation = useNavigation();
  const repetition = repetitionOf(request);
  if (!repetition || !mayRepeat(user, request)) return null;
  const text = words.repeat[repetition];
  return (
    <Button
      icon={isInRow ? undefined : <Repeat />}
      variant={isInRow ? "outlined" : "solid"}
      text={isInRow ? words.repeat.inRow[repetition] : text}
      aria-label={isInRow ? words.repeat.named(text, request.id) : undefined}
      onClick={() => {
        const { path, state } = destinationOf(request);
        navigation.go(path, { state, repeated: request });
      }}
    />
  );
}

/** The form that repeats a request. */
export const destinationOf = (request: BankRequest) => ({
  path: paymentScreens[categories[request.category].group].path,
  state: handoverOf(request.category, bulkFormOf(request)),
});

export function mayRepeat(user: User, { category }: BankRequest): boolean {
  const { permissions } = user;
  if (!maySubmit(user) || !permissions[paymentScreens[categories[category].group].permission]) return false;
  return !isBulk(category) || mayReadRequests(user);
}

/** The bank gives the beneficiaries of a bulk, and the history of a request, only to users with one of these menus. */
export const mayReadRequests = ({ permissions }: User): boolean =>
  permissions.myRequests || permissions.pendingRequests;

/** Rows can be typed by hand up to a maximum; more of them open as a list. */
const bulkFormOf = (request: BankRequest): BulkForm =>
  "count" in request && request.count > TYPED_ROWS_MAX ? "file" : "hand";
