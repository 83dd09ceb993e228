import { Button } from "@blueprintjs/core";
import { Flash, Moon } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { useTheme } from "./use-theme";

type Props = { title: string; links: readonly { text: string; href: string }[]; children?: ReactNode };

export function ConsoleHeader({ title, links, children }: Props) {
  const { isDark, switchTheme } = useTheme();
  return (
    <header className="console-header">
      <h1>{title}</h1>
      {children}
      <nav aria-label="Other pages">
        {links.map(({ text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </nav>
      <Button
        variant="minimal"
        icon={isDark ? <Flash /> : <Moon />}
        aria-label={isDark ? "Light theme" : "Dark theme"}
        onClick={switchTheme}
      />
    </header>
  );
}
