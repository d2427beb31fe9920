import type { Row } from '../values.ts';

interface Airport {
  name: string;
  iataCode: string;
}

const isOpen = ({ name, iataCode }: Airport): boolean =>
  iataCode !== 'TXL' && !/McCarran|Tegel|麦卡伦|泰格尔/.test(name);

/** Words for hotels, colours and two airports are traces of a translation word by word. */
const isChineseName = ({ name }: Airport): boolean =>
  /^[^ ]+机场([/][^ ]+机场)?$/.test(name) && !/酒店|洋红|机场机场|德普塔多|卢夫塔文/.test(name);

export const rows: readonly Row[] = [
  ['airport', {}, isOpen],
  ['airport', { locale: 'zh-CN' }, isOpen],
  ['airport', { locale: 'zh-CN' }, isChineseName],
];
