import { useCallback, useEffect, useRef, useState } from "react";
import type { TrafficCall } from "../control-api/answers";
import type { Answer, ControlApi } from "./control-api";

const ASK_AGAIN_MS = 1000;
const SHOWN_MAX = 500;

/** Returns recent calls of the bank, newest first. Loads new ones every second while mounted. */
export function useTraffic(api: ControlApi) {
  const [calls, setCalls] = useState<readonly TrafficCall[]>([]);
  const [answer, setAnswer] = useState<Answer<unknown>>();
  const last = useRef(0);
  const reload = useCallback(async () => {
    const read = await api.traffic(last.current);
    setAnswer(read);
    if (!read.ok) return;
    const fresh = read.value.calls.filter(({ id }) => id > last.current);
    last.current = fresh[0]?.id ?? last.current;
    if (fresh.length > 0) setCalls((shown) => [...fresh, ...shown].slice(0, SHOWN_MAX));
  }, [api]);
  useEffect(() => {
    void reload();
    const timer = setInterval(() => void reload(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const clear = () => setCalls([]);
  return { calls, answer, reload, clear };
}
