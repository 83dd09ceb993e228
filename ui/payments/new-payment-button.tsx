import { Button } from "@blueprintjs/core";
import { Plus } from "@blueprintjs/icons";
import { type Category, categories } from "../../domain/requests/categories";
import { maySubmit } from "../../domain/session/roles";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useUser } from "../services";
import { handoverOf } from "./handover";
import { paymentScreens } from "./payment-screens";
import { words } from "./words";

type Props = { category: Category; text?: string; isPrimary?: boolean };

/** Opens the form of a category. Hidden if the user cannot use that form. */
export function NewPaymentButton({ category, text = words.newPayment, isPrimary = false }: Props) {
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
