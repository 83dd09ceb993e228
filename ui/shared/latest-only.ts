/** Recognises answers that arrive after a newer question was asked, in any order of arrival. */
export class LatestOnly {
  #questions = 0;

  /** Counts a new question. The returned function is true until the next one is asked. */
  ask(): () => boolean {
    this.#questions += 1;
    const question = this.#questions;
    return () => question === this.#questions;
  }
}
