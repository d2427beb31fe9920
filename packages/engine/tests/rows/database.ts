import type { Row } from '../values.ts';

const ENGINES = ['CSV', 'ARCHIVE', 'MEMORY', 'MyISAM', 'BLACKHOLE'];
const LEAP_DAY = '2024-02-29T12:00:00Z';

export const rows: readonly Row[] = [
  ['database-column', {}, { has: ['group', 'email', 'createdAt'] }],
  ['column-type', { kind: 'temporal' }, ['date', 'datetime', 'time', 'timestamp']],
  ['storage-engine', { exclude: ENGINES }, ['InnoDB']],
  ['storage-engine', { exclude: ['CSV'] }, [...ENGINES.slice(1), 'InnoDB']],
  ['storage-engine', {}, [...ENGINES, 'InnoDB']],
  ['mongodb-object-id', { from: '2024-02-28', to: '2024-03-01' }, /^65[de]/],
  // The first four bytes count seconds.
  ['mongodb-object-id', { from: LEAP_DAY, to: LEAP_DAY }, /^65e071c0/],
];
