/** Why an approval by the user would certainly fail now, in words of the bank. */
export type CertainFailure = {
  readonly message: string;
  /** Whether the failed attempt would end the request. */
  readonly endsRequest: boolean;
};
