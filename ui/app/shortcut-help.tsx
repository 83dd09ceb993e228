import { KeyComboTag, Switch } from "@blueprintjs/core";
import { Modal } from "../kit/dialogs/modal";
import { chooseSingleKeys, useSingleKeys } from "../kit/keyboard";
import { useUser } from "../services";
import { screensFor, shortcutLetters } from "./commands";
import { words as all } from "./shell-words";
import "./command-palette.css";

const words = all.shortcuts;

/**
 * Lists the keyboard shortcuts, with a switch that disables single-key shortcuts for users of speech input (WCAG
 * 2.1.4).
 */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { permissions } = useUser();
  const hasSingleKeys = useSingleKeys();
  const screens = screensFor(permissions).flatMap(({ title, permission }) =>
    permission ? [{ does: words.goTo(title), keys: ["g", shortcutLetters[permission]] }] : [],
  );
  return (
    <Modal title={words.title} hasCross onClose={onClose}>
      <table className="shortcuts">
        <caption className="for-screen-readers">{words.title}</caption>
        <tbody>
          {[...words.always, ...(hasSingleKeys ? [words.help, ...screens] : [])].map(({ does, keys }) => (
            <tr key={does}>
              <th scope="row">{does}</th>
              <td>
                {keys.map((key) => (
                  <KeyComboTag key={key} combo={key} minimal />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        checked={hasSingleKeys}
        label={words.singleKeys}
        onChange={({ currentTarget }) => chooseSingleKeys(currentTarget.checked)}
      />
    </Modal>
  );
}
