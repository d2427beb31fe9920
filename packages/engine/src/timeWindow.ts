import { DAY } from './durations.ts';

/** A range of date-times, and the reference date-time of a response. */
interface TimeWindow {
  from?: string;
  to?: string;
  reference: string;
}

/**
 * Returns the window from `from` to `to`, in milliseconds since 1970. If both are omitted, the window ends at `reference` and
 * has `days` days. If one is omitted, its default is adjusted to the other.
 */
export function resolveTimeWindow(sent: TimeWindow, days: number): { from: number; to: number } {
  const [from, to] = [Date.parse(sent.from ?? ''), Date.parse(sent.to ?? '')];
  const reference = Date.parse(sent.reference);
  const end = from > reference ? from + days * DAY : reference;
  const last = Number.isNaN(to) ? end : to;
  return { from: Number.isNaN(from) ? last - days * DAY : from, to: last };
}
