import { type PageEvent, REPORT_PATH } from "../events";

/** Reports what only the page knows: console, errors and addresses. */
export function watch(): void {
  for (const type of ["debug", "log", "info", "warn", "error"] as const) {
    const write = console[type].bind(console);
    console[type] = (...given: unknown[]) => {
      report({ kind: "console", type, text: given.map(String).join(" ") });
      write(...given);
    };
  }
  addEventListener("error", ({ error, message }) => report({ kind: "error", text: stackOf(error) ?? message }));
  addEventListener("unhandledrejection", ({ reason }) =>
    report({ kind: "error", text: stackOf(reason) ?? String(reason) }),
  );
  for (const change of ["pushState", "replaceState"] as const) {
    const go = history[change].bind(history);
    history[change] = (...given) => {
      go(...given);
      reportAddress();
    };
  }
  addEventListener("popstate", reportAddress);
  addEventListener("hashchange", reportAddress);
  reportAddress();
}

const reportAddress = (): void => report({ kind: "address", address: location.href });

const stackOf = (error: unknown): string | undefined =>
  error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ""}` : undefined;

/** Waits for the driver, so that no report is lost when the page is left. */
function report(event: PageEvent): void {
  const call = new XMLHttpRequest();
  call.open("POST", REPORT_PATH, false);
  call.send(JSON.stringify(event));
}
