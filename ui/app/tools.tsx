import { observer } from "mobx-react-lite";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
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
  shortcutLetters,
} from "./commands";
import { noticeWords as notices } from "./notices-words";
import { PaletteStore } from "./palette-store";
import { words } from "./shell-words";
import { ShortcutHelp } from "./shortcut-help";
import { useShortcuts } from "./use-shortcuts";

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
        const screen = screensFor(permissions).find(
          ({ permission }) => permission && shortcutLetters[permission] === letter,
        );
        if (screen) navigation.go(screen.path);
        return screen !== undefined;
      },
      [permissions, navigation],
    ),
  });
  if (open === "shortcuts") return <ShortcutHelp onClose={close} />;
  if (open === "password")
    return (
      <Suspense>
        <OwnPasswordDialog onClose={close} />
      </Suspense>
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
