import type { Row } from '../values.ts';

export const rows: readonly Row[] = [
  ['vehicle', { make: 'Ford' }, { has: ['Ford Mustang'], lacks: ['Honda Civic'] }],
  ['vehicle', { make: 'Honda' }, /^Honda (Accord|Civic|Element)$/],
  ['vehicle', { make: 'Tesla', locale: 'de' }, /^Tesla Model [3Y]$/],
  ['vehicle', { make: 'Volvo' }, /^Volvo (V90|XC90)$/],
];
