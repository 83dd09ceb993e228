import { useEffect, useState } from "react";
import type { BankRequest } from "../../domain/requests/request";
import type { Review } from "../../domain/requests/review";
import { LoadedStore } from "../kit/loading/loaded-store";
import { useServices } from "../services";

/** Loads what the bank knows of a request beyond its row: effects of an approval, warnings and history. */
export function useReview(request: BankRequest): LoadedStore<Review> {
  const { requests, log } = useServices();
  const [store] = useState(() => new LoadedStore<Review>((failure) => log.warn("A review did not load", failure)));
  useEffect(() => void store.load(() => requests.review(request)), [store, requests, request]);
  return store;
}
