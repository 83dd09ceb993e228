/** Recognises answers to requests that are not the newest. */
export class LatestOnly {
  #requests = 0;

  /** Counts a new request. The returned function is true until the next request begins. */
  begin(): () => boolean {
    this.#requests += 1;
    const request = this.#requests;
    return () => request === this.#requests;
  }
}
