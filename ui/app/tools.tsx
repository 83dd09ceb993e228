import { KeyComboTag, Switch } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { lazy, useCallback, useEffect, useState } from "react";
import { LateDialog } from "../kit/dialogs/late-dialog";
import { Modal } from "../kit/dialogs/modal";
import { chooseSingleKeys, hasSingleKeys, useSingleKeys } from "../kit/keyboard";
import { useNavigation } from "../kit/navigation/use-navigation";
import { chooseTheme, useTheme } from "../kit/theme";
import { useServices, useUser } from "../services";
import { CommandPalette } from "./command-palette";
import {
  accountCommands,
  type Command,
  destinationsFor,
  isAmount,
  matchingCommands,
  payCommands,
  requestCommands,
  screensFor,
  searchCommandsFor,
} from "./commands";
import { PaletteStore } from "./palette-store";
import { noticeWords as notices, words } from "./shell-words";
import "./command-palette.css";

export type Tool = "palette" | "shortcuts" | "password";

const OwnPasswordDialog = lazy(async () => ({
  default: (await import("../session/own-password-dialog")).OwnPasswordDialog,
}));

type Props = {
  open: Tool | undefined;
  onOpen: (tool: Tool | undefined) => void;
  onNotices: () => void;
  onLogOut: () => void;
};

/** The command palette, the keyboard shortcuts and their help, limited to the user's permissions. */
export function Tools({ open, onOpen, onNotices, onLogOut }: Props) {
  const user = useUser();
  const { permissions } = user;
  const services = useServices();
  const [store] = useState(() => new PaletteStore(services, user));
  const navigation = useNavigation();
  const theme = useTheme();
  const close = () => onOpen(undefined);
  useShortcuts({
    onPalette: useCallback(() => onOpen("palette"), [onOpen]),
    onHelp: useCallback(() => onOpen("shortcuts"), [onOpen]),
    onLetter: useCallback(
      (letter) => {
        const screen = screensFor(permissions).find((each) => each.letter === letter);
        if (screen) navigation.go(screen.path);
        return screen !== undefined;
      },
      [permissions, navigation],
    ),
  });
  if (open === "shortcuts") return <ShortcutHelp onClose={close} />;
  if (open === "password")
    return (
      <LateDialog
        onClose={close}
        onFailure={(failure) => services.log.warn("The change of a password could not be shown", failure)}
      >
        <OwnPasswordDialog onClose={close} />
      </LateDialog>
    );
  if (open === undefined) return null;
  const actions: readonly Command[] = [
    { group: "action", name: notices.title, run: onNotices },
    {
      group: "action",
      name: theme === "dark" ? words.lightTheme : words.darkTheme,
      run: () => chooseTheme(theme === "dark" ? "light" : "dark"),
    },
    { group: "action", name: words.password, run: () => onOpen("password") },
    { group: "action", name: words.shortcuts.title, keys: "?", run: () => onOpen("shortcuts") },
    { group: "action", name: words.logOut, run: onLogOut },
  ];
  return <Palette store={store} actions={actions} onClose={close} />;
}

type PaletteProps = { store: PaletteStore; actions: readonly Command[]; onClose: () => void };

/** The palette with all that the user may open. */
const Palette = observer(function Palette({ store, actions, onClose }: PaletteProps) {
  const user = useUser();
  const { go } = useNavigation();
  useEffect(() => void store.load(), [store]);
  const commands = [
    ...payCommands(store.beneficiaries, user, go),
    ...accountCommands(store.accounts, user.permissions, go),
    ...destinationsFor(user.permissions, go),
    ...actions,
  ];
  // Read here, and not when the palette searches, so that new ones render it again.
  const { requests } = store;
  const find = (typed: string) => {
    const found = requestCommands(requests, user.permissions, go, typed);
    return matchingCommands([...commands, ...found, ...searchCommandsFor(user.permissions, go, typed)], typed);
  };
  const loadFor = (typed: string) => {
    if (isAmount(typed.trim())) void store.loadRequests();
  };
  return <CommandPalette find={find} onType={loadFor} isIncomplete={store.isIncomplete} onClose={onClose} />;
});

/** Maximum time in milliseconds between `g` and the letter of a screen. */
const SEQUENCE_TIMEOUT_MS = 1500;

/** On a Mac Ctrl+K is an editing key, so the palette uses Cmd+K there. */
const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcuts = {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  /** Opens the screen with this letter, and returns whether there is one. */
  readonly onLetter: (letter: string) => boolean;
};

/** Listens for shortcuts while the user is not typing and no dialog is open. */
function useShortcuts({ onPalette, onHelp, onLetter }: Shortcuts): void {
  useEffect(() => {
    let pressedGAt = Number.NEGATIVE_INFINITY;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const followsG = event.timeStamp - pressedGAt < SEQUENCE_TIMEOUT_MS;
      pressedGAt = Number.NEGATIVE_INFINITY;
      const isPalette = isPaletteKey(event);
      // The search for dialogs comes last, because it scans the whole page, and most keys are typed into a field.
      if ((!isPalette && (isTyping(event.target) || hasModifier(event) || !hasSingleKeys())) || hasDialog()) return;
      if (isPalette) {
        event.preventDefault();
        return onPalette();
      }
      if (event.key === "?") onHelp();
      else if (followsG && onLetter(event.key)) event.preventDefault();
      else if (event.key === "g") pressedGAt = event.timeStamp;
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [onPalette, onHelp, onLetter]);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey === metaKey || shiftKey || altKey || key.toLowerCase() !== "k") return false;
  return isMac() ? metaKey : ctrlKey;
}

const hasDialog = (): boolean => document.querySelector("[aria-modal='true'], dialog[open]") !== null;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

const shortcutWords = words.shortcuts;

/**
 * Lists the keyboard shortcuts, with a switch that disables single-key shortcuts for users of speech input (WCAG
 * 2.1.4).
 */
function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { permissions } = useUser();
  const hasSingleKeys = useSingleKeys();
  const screens = screensFor(permissions).flatMap(({ title, letter }) =>
    letter ? [{ does: shortcutWords.goTo(title), keys: ["g", letter] }] : [],
  );
  return (
    <Modal title={shortcutWords.title} hasCross onClose={onClose}>
      <table className="shortcuts">
        <caption className="for-screen-readers">{shortcutWords.title}</caption>
        <tbody>
          {[...shortcutWords.always, ...(hasSingleKeys ? [shortcutWords.help, ...screens] : [])].map(
            ({ does, keys }) => (
              <tr key={does}>
                <th scope="row">{does}</th>
                <td>
                  {keys.map((key) => (
                    <KeyComboTag key={key} combo={key} minimal />
                  ))}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <Switch
        checked={hasSingleKeys}
        label={shortcutWords.singleKeys}
        onChange={({ currentTarget }) => chooseSingleKeys(currentTarget.checked)}
      />
    </Modal>
  );
}
