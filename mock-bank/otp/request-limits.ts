import type { CodeRules } from "../limits/limits";

/** How many codes were requested recently. */
export type RecentRequests = { readonly inMinute: number; readonly inHour: number; readonly inDay: number };

/** Whether one more code may be requested; devices on which the user has not signed in have a smaller allowance. */
export function isWithinLimits(
  { perMinuteMax, perDayMax, unknownDevices }: CodeRules,
  isKnownDevice: boolean,
  { inMinute, inHour, inDay }: RecentRequests,
): boolean {
  if (isKnownDevice) return inMinute < perMinuteMax && inDay < perDayMax;
  return (
    inMinute < unknownDevices.perMinuteMax && inHour < unknownDevices.perHourMax && inDay < unknownDevices.perDayMax
  );
}
