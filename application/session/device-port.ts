/** The device of a sign-in, as far as the bank receives it (specification 1, section 3). */
export interface Device {
  id(): Promise<string>;
  readonly model: string;
}
