interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth (IUGG). */
export const EARTH_RADIUS = { kilometres: 6371.0088, miles: 3958.7613 };

/** Returns the great-circle distance between two points. */
export function distanceBetween(
  a: Point,
  b: Point,
  unit: keyof typeof EARTH_RADIUS = 'kilometres',
): number {
  const [from, to, turn] = [a.latitude, b.latitude, b.longitude - a.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number];
  const haversine =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.sqrt(haversine));
}
