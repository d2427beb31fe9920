import { expect, test } from 'vitest';
import { rejectedParameters } from '../support/engine.ts';
import { MANY_SEEDS, createValues } from '../values.ts';

/** Plates of each country. */
const PLATES: Record<string, RegExp> = {
  BR: /^[A-Z]{3}\d[A-Z]\d{2}$/,
  CH: /^[A-Z]{2} [1-9]\d{3,5}$/,
  // Some letters are withheld, also as the first letters of a district and a group.
  DE: /^(?!(H-J|K-Z|N-S|S-A|S-S) )[A-Z]{1,2}-(?!HJ|KZ|NS|SA|SS)[A-Z]{1,2} [1-9]\d{0,3}$/,
  ES: /^\d{4} [^AEIOUQ\d]{3}$/,
  FR: /^(?!SS|W)[^IOU]{2}-(?!000)\d{3}-(?!SS)[^IOU]{2}$/,
  GB: /^[^IJQTUXZ][^IQZ]\d{2} [^IQ]{3}$/,
  IT: /^[^IOQU]{2} \d{3} [^IOQU]{2}$/,
  SE: /^[^IQV]{3} \d{2}[^IOQV]$/,
};

test.each(Object.entries(PLATES))('plates of %s match %s', (country, form) => {
  const query = { country };
  const plates = createValues<{ number: string }>('vehicle/licence-plate', query, MANY_SEEDS);
  expect(plates.filter(({ number }) => !form.test(number)).slice(0, 5)).toEqual([]);
});

test.each(['2001-08-31', '2050-09-01'])('a mark of %s is rejected', async (registered) => {
  expect(await rejectedParameters('vehicle/vrm', { registered })).toEqual(['registered']);
});

test('some VINs have the check digit X', () => {
  expect(createValues('vehicle/vin').some((vin) => vin.charAt(8) === 'X')).toBe(true);
});

test('odometer readings grow with age and are smaller in miles', () => {
  const createReadings = (query: { age: number; unit?: string }) =>
    createValues<number>('vehicle/odometer-reading', query);
  expect(Math.max(...createReadings({ age: 0 }))).toBeLessThanOrEqual(20_000);
  const kilometres = createReadings({ age: 10 });
  expect(Math.min(...kilometres)).toBeGreaterThanOrEqual(60_000);
  expect(createReadings({ age: 10, unit: 'miles' })).toEqual(
    kilometres.map((distance) => Math.floor(distance / 1.609344)),
  );
});
