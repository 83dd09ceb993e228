import { useCallback } from "react";
import { useNavigation } from "../kit/navigation/use-navigation";
import { chooseTheme, useTheme } from "../kit/theme";
import { useUser } from "../services";
import { CommandPalette } from "./command-palette";
import { destinationsFor, screensFor, searchCommandsFor, shortcutLetters } from "./commands";
import { words } from "./shell-words";
import { ShortcutHelp } from "./shortcut-help";
import { useShortcuts } from "./use-shortcuts";

export type Tool = "palette" | "shortcuts";

type Props = { open: Tool | undefined; onOpen: (tool: Tool | undefined) => void; onLogOut: () => void };

/** The command palette, the keyboard shortcuts and their help, limited to the user's permissions. */
export function Tools({ open, onOpen, onLogOut }: Props) {
  const { permissions } = useUser();
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
  if (open === undefined) return null;
  const commands = [
    ...destinationsFor(permissions, navigation.go),
    {
      name: theme === "dark" ? words.lightTheme : words.darkTheme,
      run: () => chooseTheme(theme === "dark" ? "light" : "dark"),
    },
    { name: words.shortcuts.title, run: () => onOpen("shortcuts") },
    { name: words.logOut, run: onLogOut },
  ];
  const searchFor = (typed: string) => searchCommandsFor(permissions, navigation.go, typed);
  return <CommandPalette commands={commands} searchFor={searchFor} onClose={close} />;
}
