import { useEffect } from "react";
import type { Answer } from "./control-api";
import { useLoaded } from "./use-loaded";

/** What is loaded once, and then every so often, while its tab is open. */
export function usePolled<T>(load: () => Promise<Answer<T>>, everyMs: number) {
  const loaded = useLoaded(load);
  const { reload } = loaded;
  useEffect(() => {
    const timer = setInterval(() => void reload(), everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  return loaded;
}
