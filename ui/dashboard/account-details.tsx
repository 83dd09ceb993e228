import { Button } from "@blueprintjs/core";
import type { Account } from "../../domain/accounts/account";
import { AccountNumber } from "../accounts/account-number";
import { words } from "../accounts/words";
import { Modal } from "../kit/dialogs/modal";
import { type Fact, Facts } from "../kit/facts";
import { formatMoney } from "../kit/format";
import { useNavigation } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { useUser } from "../services";

type Props = {
  account: Account;
  /** Zero-based index of the account in the company's list; the statement page uses it to select the account. */
  index: number;
  onClose: () => void;
};

/** Shows all data of an account (specification 1, section 3), with a button that opens its statement. */
export function AccountDetails({ account, index, onClose }: Props) {
  const navigation = useNavigation();
  const { permissions } = useUser();
  const facts: readonly Fact[] = [
    { label: words.fields.name, value: account.name },
    { label: words.fields.number, value: <AccountNumber number={account.number} /> },
    { label: words.fields.type, value: account.type },
    { label: words.fields.currency, value: account.currency },
    { label: words.available, value: formatMoney(account.available) },
    { label: words.book, value: formatMoney(account.book) },
    { label: words.fields.bank, value: account.bankName || shared.none },
    { label: words.fields.primary, value: account.isPrimary ? words.fields.yes : words.fields.no },
  ];
  return (
    <Modal title={words.details} onClose={onClose}>
      <Facts facts={facts} />
      <div className="modal-buttons">
        {permissions.bankStatements && (
          <Button
            text={words.statement}
            onClick={() => navigation.go("/bankStatements", { state: { account: index } })}
          />
        )}
        <Button intent="primary" autoFocus text={shared.close} onClick={onClose} />
      </div>
    </Modal>
  );
}
