import type { Row } from '../values.ts';

const isReadable = ({ ratio }: { ratio: number }): boolean => ratio >= 4.5;

export const rows: readonly Row[] = [['contrasting-colour-pair', { unique: true }, isReadable]];
