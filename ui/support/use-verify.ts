import { useEffect, useState } from "react";
import type { PaperCheck, PaperToday } from "../../domain/support/paper";
import { useSupport } from "./support-context";

export type TodayState = PaperToday | "asking" | "notAnswered";
export type VerifyState =
  | { readonly kind: "starting" | "asked" | "checking" }
  | { readonly kind: "checked"; readonly check: PaperCheck; readonly today: TodayState | undefined };

/** Checks the line in the address, or one that is pasted, and then asks the bank what is true today. */
export function useVerify() {
  const { support } = useSupport();
  /** A new object each time, so that the same paper can be checked again. */
  const [asked, setAsked] = useState<{ readonly paper: string | Blob }>();
  const [state, setState] = useState<VerifyState>({ kind: "starting" });

  useEffect(() => {
    const read = () => {
      const { hash } = window.location;
      if (hash.length > 1) setAsked((now) => (now?.paper === hash ? now : { paper: hash }));
      else setState((now) => (now.kind === "starting" ? { kind: "asked" } : now));
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    const show = (shown: VerifyState) => isWanted && setState(shown);
    const verify = async () => {
      show({ kind: "checking" });
      const papers = await support.papers();
      if (!papers) return show({ kind: "checked", check: { kind: "noKeys" }, today: undefined });
      const check = await papers.checkPaper(asked.paper);
      if (check.kind !== "genuine" && check.kind !== "uncheckable")
        return show({ kind: "checked", check, today: undefined });
      // Only the bank can say that a paper is genuine if this browser cannot check signatures.
      if (check.kind === "genuine") show({ kind: "checked", check, today: "asking" });
      const answer = await papers.paperToday(check.signature);
      if (check.kind === "genuine")
        return show({ kind: "checked", check, today: answer.ok ? answer.value : "notAnswered" });
      return answer.ok
        ? show({ kind: "checked", check: { ...check, kind: "genuine" }, today: answer.value })
        : show({ kind: "checked", check, today: undefined });
    };
    void verify();
    return () => {
      isWanted = false;
    };
  }, [support, asked]);

  const check = (paper: string | Blob) => setAsked({ paper });
  return { state, check, askAgain: () => asked && check(asked.paper) };
}
