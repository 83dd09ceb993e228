import { useEffect } from "react";
import type { Answer } from "./control-api";
import { useLoaded } from "./use-loaded";

/** Loads on mount and then at an interval while mounted. */
export function usePolled<T>(load: () => Promise<Answer<T>>, everyMs: number) {
  const loaded = useLoaded(load);
  const { reload } = loaded;
  useEffect(() => {
    const timer = setInterval(() => void reload(), everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs]);
  return loaded;
}
