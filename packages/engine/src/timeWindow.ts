import { DAY } from './durations.ts';

/** Date-times between which something happens, and the one that a response counts from. */
interface TimeWindow {
  from?: string;
  to?: string;
  reference: string;
}

/**
 * Returns the window from `from` to `to`, in milliseconds since 1970. If both are omitted, it ends at the reference and
 * has this number of days. If one is sent, it moves the other end where the two conflict.
 */
export function windowOf(sent: TimeWindow, days: number): { from: number; to: number } {
  const [from, to] = [Date.parse(sent.from ?? ''), Date.parse(sent.to ?? '')];
  const reference = Date.parse(sent.reference);
  const end = from > reference ? from + days * DAY : reference;
  const last = Number.isNaN(to) ? end : to;
  return { from: Number.isNaN(from) ? last - days * DAY : from, to: last };
}
