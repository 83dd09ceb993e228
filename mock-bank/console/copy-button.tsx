import { Button } from "@blueprintjs/core";
import { Duplicate, Tick } from "@blueprintjs/icons";
import { useEffect, useState } from "react";

type Props = { text: string; what: string; size?: "small" | "medium" };

const SHOWN_MS = 2000;

/** Copies a text and confirms it, also to screen readers. */
export function CopyButton({ text, what, size = "small" }: Props) {
  const [outcome, setOutcome] = useState<"copied" | "failed">();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <>
      <Button
        className="copy-button"
        variant="minimal"
        size={size}
        icon={outcome === "copied" ? <Tick /> : <Duplicate />}
        intent={outcome === "copied" ? "success" : outcome === "failed" ? "danger" : "none"}
        aria-label={`Copy ${what}`}
        title={`Copy ${what}`}
        onClick={() => void copy(text).then((isCopied) => setOutcome(isCopied ? "copied" : "failed"))}
      />
      <span role="status" className="for-screen-readers">
        {outcome === "copied" && `Copied ${what}`}
        {outcome === "failed" && "This browser does not let the page copy"}
      </span>
    </>
  );
}

/** Falls back to execCommand: browsers offer the clipboard API only over https or on localhost. */
async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "for-screen-readers";
  document.body.append(field);
  const focused = document.activeElement;
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
