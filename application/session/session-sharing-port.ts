/** Gives a new tab of the same browser and build an encrypted copy of the session of an open tab. */
export interface SessionSharingPort {
  /** Stores the copy in this tab. Resolves to false if no tab has answered after 150 ms. */
  obtain(): Promise<boolean>;
  /**
   * Answers new tabs until the returned function is called.
   * @param store stores the current session; returns false if it has ended, and then the new tab gets no answer
   */
  offer(store: () => Promise<boolean>): () => void;
}
