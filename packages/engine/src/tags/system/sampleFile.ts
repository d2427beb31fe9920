import { strToU8, zipSync } from 'fflate';
import { base64 } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

const MEDIA_TYPES = { csv: 'text/csv', pdf: 'application/pdf', zip: 'application/zip' };
const FILE_KINDS = Object.keys(MEDIA_TYPES) as (keyof typeof MEDIA_TYPES)[];

/** The earliest date-time in ZIP archives. It is local time, because the format has no time zone. */
const FIRST_ZIP_TIME = new Date(1980, 0, 1);

const createWords = (faker: Faker, count: number) =>
  faker.helpers.multiple(() => faker.lorem.word(), { count });

/** Creates a header and rows (RFC 4180). No value needs quotes. */
function createCsv(faker: Faker, lines: number): string {
  const rows = Array.from({ length: lines }, (_, index) => [
    String(index + 1),
    faker.lorem.word(),
    String(faker.number.int(999)),
  ]);
  return [['id', 'name', 'amount'], ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/**
 * Creates an A4 page with lines of text in Helvetica, which every PDF reader has (ISO 32000-1). All bytes are ASCII.
 */
function createPdf(faker: Faker, lines: number): string {
  const text = Array.from({ length: lines }, () => `(${createWords(faker, 8).join(' ')}) Tj T*`);
  const stream = ['BT', '/F1 12 Tf', '14 TL', '72 770 Td', ...text, 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${body}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

function createZip(faker: Faker, lines: number): Uint8Array {
  const text = Array.from({ length: lines }, () => `${createWords(faker, 8).join(' ')}\n`);
  const readme = strToU8(text.join(''));
  const files = { 'readme.txt': readme, 'data.csv': strToU8(createCsv(faker, lines)) };
  return zipSync(files, { level: 9, mtime: FIRST_ZIP_TIME });
}

/** Creates a small valid file, with its name, media type and size. */
export function createSampleFile(
  faker: Faker,
  { lines, ...args }: ArgumentsOf['system']['sample-file'],
) {
  const kind = args.kind ?? faker.helpers.arrayElement(FILE_KINDS);
  const data =
    kind === 'zip'
      ? createZip(faker, lines)
      : strToU8(kind === 'csv' ? createCsv(faker, lines) : createPdf(faker, lines));
  return {
    name: `${createWords(faker, 2).join('-')}.${kind}`,
    mediaType: MEDIA_TYPES[kind],
    sizeBytes: data.length,
    content: base64.encode(data),
  };
}
