import { Button } from "@blueprintjs/core";
import { Menu as MenuIcon, Search } from "@blueprintjs/icons";
import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { brand } from "../kit/brand";
import { Modal } from "../kit/dialogs/modal";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { Glyph } from "../kit/front-door/glyphs";
import { chooseTheme, useTheme } from "../kit/theme";
import { useWide } from "../kit/use-wide";
import { useServices, useUser } from "../services";
import { SignedInAs } from "../session/signed-in-as";
import { CurrentScreen, ScreenBoundary } from "./current-screen";
import { NoticesBell, NoticesPanel } from "./notices-panel";
import { routes } from "./routes";
import { words } from "./shell-words";
import { SideMenu } from "./side-menu";
import { type Tool, Tools } from "./tools";
import { UnansweredOffer } from "./unanswered-offer";
import "./shell.css";

/**
 * The frame of every signed-in screen. The side menu is open from lg, shows only icons at md, and is a drawer below.
 */
export function Shell() {
  const { sessionService } = useServices();
  const { companyName } = useUser();
  const hasSideMenu = useWide("md");
  const isMenuWide = useWide("lg");
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(false);
  const [areNoticesOpen, setNoticesOpen] = useState(false);
  const [tool, setTool] = useState<Tool>();
  const content = useRef<HTMLElement>(null);

  const askToLogOut = useCallback(() => {
    setDrawerOpen(false);
    setLoggingOut(true);
  }, []);
  /**
   * Moves the focus to the page. On the menu's button, the release of the same Enter key would open the drawer again.
   */
  const focusContent = () => {
    flushSync(() => setDrawerOpen(false));
    content.current?.focus();
  };
  /** Memoised, so that opening a dialog does not render the frame again. */
  const frame = useMemo(
    () => (
      <>
        <button type="button" className="skip-link" onClick={() => content.current?.focus()}>
          {words.skip}
        </button>
        <Header
          onMenu={hasSideMenu ? undefined : () => setDrawerOpen(true)}
          onSearch={() => setTool("palette")}
          onNotices={() => setNoticesOpen(true)}
        />
        {hasSideMenu && <SideMenu isNarrow={!isMenuWide} onLogOut={askToLogOut} />}
        <main ref={content} tabIndex={-1}>
          <UnansweredOffer />
          <ScreenBoundary>
            <CurrentScreen />
          </ScreenBoundary>
        </main>
        <HelpLinks onShortcuts={() => setTool("shortcuts")} onPassword={() => setTool("password")} />
      </>
    ),
    [hasSideMenu, isMenuWide, askToLogOut],
  );
  return (
    <div className="shell">
      {frame}
      {isDrawerOpen && !hasSideMenu && (
        <Modal size="drawer" title={words.menu} hasCross onClose={() => setDrawerOpen(false)}>
          <div className="drawer-user">
            <strong translate="no">{companyName}</strong>
            <SignedInAs />
          </div>
          <SideMenu isNarrow={false} onLogOut={askToLogOut} onFollow={focusContent} />
        </Modal>
      )}
      {areNoticesOpen && <NoticesPanel onClose={() => setNoticesOpen(false)} />}
      <Tools open={tool} onOpen={setTool} onNotices={() => setNoticesOpen(true)} onLogOut={askToLogOut} />
      {isLoggingOut && (
        <QuestionDialog
          title={words.logOut}
          question={words.logOutQuestion}
          yes={words.logOut}
          onYes={() => void sessionService.signOut()}
          onNo={() => setLoggingOut(false)}
        />
      )}
    </div>
  );
}

type HeaderProps = { onMenu: (() => void) | undefined; onSearch: () => void; onNotices: () => void };

function Header({ onMenu, onSearch, onNotices }: HeaderProps) {
  const { companyName } = useUser();
  const theme = useTheme();
  const isWide = useWide("md");
  const hasSearchText = useWide("lg");
  return (
    <header className="shell-header">
      {onMenu && <Button variant="minimal" icon={<MenuIcon />} aria-label={words.menu} onClick={onMenu} />}
      {isWide && <span className="shell-brand">{brand.name}</span>}
      <strong className="shell-company" translate="no">
        {companyName}
      </strong>
      {isWide && <SignedInAs />}
      <Button
        variant="minimal"
        className="palette-button"
        icon={<Search />}
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
        {...(hasSearchText ? { variant: "outlined", text: <SearchText /> } : { "aria-label": words.palette.open })}
      />
      <NoticesBell onOpen={onNotices} />
      <Button
        variant="minimal"
        icon={<Glyph name="contrast" />}
        aria-label={words.darkTheme}
        aria-pressed={theme === "dark"}
        onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}
      />
    </header>
  );
}

/** The word and its keys, which are announced from `aria-keyshortcuts`. */
const SearchText = () => (
  <>
    {words.palette.open} <kbd aria-hidden>{words.palette.keys}</kbd>
  </>
);

/**
 * Links to the public pages, below every signed-in screen, because the specification lists all entries of the side
 * menu.
 */
function HelpLinks({ onShortcuts, onPassword }: { onShortcuts: () => void; onPassword: () => void }) {
  return (
    <footer className="help-links">
      <nav aria-label={words.help}>
        {routes
          .filter(({ audience, path }) => (audience === "anyone" && path !== "/") || path === "/cases")
          .map(({ path, title }) => (
            <Link key={path} href={path}>
              {title}
            </Link>
          ))}
        <button type="button" onClick={onPassword}>
          {words.password}
        </button>
        <button type="button" onClick={onShortcuts}>
          {words.shortcuts.title}
        </button>
      </nav>
    </footer>
  );
}
