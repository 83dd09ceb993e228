import { useCallback, useEffect, useState } from "react";
import type { Answer } from "./control-api";

/** What is loaded once, and again when asked; an earlier success stays on screen while it is asked for again. */
export function useLoaded<T>(load: () => Promise<Answer<T>>) {
  const [answer, setAnswer] = useState<Answer<T>>();
  const reload = useCallback(async () => setAnswer(await load()), [load]);
  useEffect(() => void reload(), [reload]);
  return { answer, reload };
}
