/** Gives a new tab of the same browser and the same build a sealed copy of the session that an open tab holds. */
export interface SessionSharingPort {
  /** Stores the copy in this tab. Resolves to false if no tab has answered after 150 ms. */
  obtain(): Promise<boolean>;
  /**
   * Answers new tabs until the returned function is called.
   * @param store stores the session as it is now; false if it has ended, which leaves the question unanswered
   */
  offer(store: () => Promise<boolean>): () => void;
}
