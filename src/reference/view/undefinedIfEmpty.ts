/** Returns the list, or undefined if it is empty. */
export function undefinedIfEmpty<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}
