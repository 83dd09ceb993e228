import { useCallback, useEffect, useState } from "react";
import type { Answer } from "./control-api";

/** Loads on mount and on request. A reload keeps the previous answer on screen. */
export function useLoaded<T>(load: () => Promise<Answer<T>>) {
  const [answer, setAnswer] = useState<Answer<T>>();
  const reload = useCallback(async () => setAnswer(await load()), [load]);
  useEffect(() => void reload(), [reload]);
  return { answer, reload };
}
