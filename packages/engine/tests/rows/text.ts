import type { Row } from '../values.ts';

const isLowerCase = (word: string) => word === word.toLowerCase();

export const rows: readonly Row[] = ['en', 'fr', 'da', 'nb', 'zh-CN'].flatMap((locale): Row[] => [
  ['interjection', { locale }, /^[^!！]+$/],
  ['interjection', { locale }, isLowerCase],
]);
