import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { brand, socialLinks } from "../kit/brand";
import { Glyph, Logo } from "../kit/front-door/glyphs";
import { PageLink } from "../kit/navigation/location";
import { chooseTheme, useTheme } from "../kit/theme";
import { publicPages } from "./public-pages";

/** Texts of the public layout. Specified texts are verbatim (specification 1, section 2.2). */
const words = {
  menu: "Menu",
  help: "Help",
  legal: "Legal",
  pauseSlogans: "Pause the slogans",
  playSlogans: "Play the slogans",
  darkTheme: "Dark theme",
  social: (network: string) => `${network} (opens in a new tab)`,
};

const CONTACT_PATH = "/contact-us";

/** The layout of every page of the front door (specification 1, section 2.2). */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="public-layout">
      <header className="logo-panel">
        <PageLink className="logo" href="/login">
          <Logo size={32} />
          <span>
            <strong>{brand.name}</strong>
            {brand.product}
          </span>
        </PageLink>
      </header>
      <Menu />
      <main>{children}</main>
      <aside className="help">
        <Slogans />
        <Help />
      </aside>
      <footer className="legal">
        <nav aria-label={words.legal}>
          <TitleLink path="/privacy-policy" />
          <TitleLink path="/regulatory-directives" />
          <TitleLink path="/accessibility" />
        </nav>
      </footer>
    </div>
  );
}

type TitleLinkProps = { path: keyof typeof publicPages; className?: string };

/** A link to a public page, with the title of the page. */
const TitleLink = ({ path, className }: TitleLinkProps) => (
  <PageLink className={className} href={path}>
    {publicPages[path].title}
  </PageLink>
);

/** The signed-out menu. A native popover opens it without JavaScript. */
function Menu() {
  const theme = useTheme();
  return (
    <nav className="menu" aria-label={words.menu}>
      <button type="button" className="icon-button" popoverTarget="menu" aria-label={words.menu}>
        <Glyph name="menu" />
      </button>
      <ul id="menu" popover="auto">
        <li>
          <TitleLink path="/faq" />
        </li>
        <li>
          <TitleLink path={CONTACT_PATH} />
        </li>
        <li>
          <TitleLink path="/complaint" />
        </li>
      </ul>
      <button
        type="button"
        className="icon-button"
        aria-label={words.darkTheme}
        aria-pressed={theme === "dark"}
        onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}
      >
        <Glyph name="contrast" />
      </button>
    </nav>
  );
}

function Help() {
  return (
    <section className="help-row" aria-label={words.help}>
      <div className="help-buttons">
        <TitleLink className="panel-button" path="/faq" />
        <ContactButton />
        <TitleLink className="panel-button" path="/complaint" />
      </div>
      <ul className="social-links">
        {socialLinks.map(({ network, url }) => (
          <li key={network}>
            <a className="icon-button" href={url} target="_blank" rel="noreferrer">
              <svg width="16" height="16" aria-hidden="true">
                <use href={`/social.svg#${network}`} />
              </svg>
              <span className="for-screen-readers">{words.social(network)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Loads the contact dialog when it is opened. If that fails, the browser opens the page with the same content
 * (requirement S1-2.2-11).
 */
function ContactButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ dialog: RefObject<HTMLDialogElement | null> }>>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (Dialog) dialog.current?.showModal();
  }, [Dialog]);
  const open = async () => {
    if (Dialog) return dialog.current?.showModal();
    try {
      const { ContactDialog } = await import("../support/contact-us-page");
      setDialog(() => ContactDialog);
    } catch {
      window.location.assign(CONTACT_PATH);
    }
  };
  return (
    <>
      <button type="button" className="panel-button" onClick={() => void open()}>
        {publicPages[CONTACT_PATH].title}
      </button>
      {Dialog && <Dialog dialog={dialog} />}
    </>
  );
}

/** Milliseconds per slogan (specification 1, section 9). */
const ROTATION_MS = 3000;

/**
 * Shows one slogan at a time, with a pause button (WCAG 2.2.2). It does not rotate if the user prefers reduced motion.
 */
export function Slogans() {
  const [index, setIndex] = useState(0);
  const [isMoving, setMoving] = useState(true);

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setMoving(false);
  }, []);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % brand.slogans.length), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  return (
    <div className="slogans">
      <p key={index}>{brand.slogans[index]}</p>
      <button
        type="button"
        className="icon-button"
        title={isMoving ? words.pauseSlogans : words.playSlogans}
        onClick={() => setMoving(!isMoving)}
      >
        <Glyph name={isMoving ? "pause" : "play"} />
      </button>
    </div>
  );
}
