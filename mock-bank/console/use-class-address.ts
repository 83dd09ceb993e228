import { useEffect, useState } from "react";
import type { Desk } from "./desk";

/** Where the trainees of a class find the bank: an address of the room, or that of this page. */
export function useClassAddress({ api }: Desk) {
  const [room, setRoom] = useState<readonly string[]>([]);
  const [picked, choose] = useState<string>();
  useEffect(() => {
    void api.room().then((answer) => setRoom(answer.ok ? answer.value.addresses : []));
  }, [api]);
  const isHere = isOnlyHere(location.hostname);
  const all = [...new Set(isHere && room.length > 0 ? room : [location.origin, ...room])];
  const chosen = picked ?? all[0] ?? location.origin;
  return { all, chosen, choose, isOnlyHere: isOnlyHere(new URL(chosen).hostname) };
}

const isOnlyHere = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
