import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishTexts } from 'vitrine/message';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import type { StoredMessage } from '../store/records.ts';
import { exportMessages } from './export-messages.ts';

const site = { locale: 'en-GB', strings: englishTexts };

/** Reads CSV as RFC 4180 says. */
function readCsv(csv: string, separator: string): string[][] {
  const [mark, ...letters] = csv;
  expect(mark).toBe('\ufeff');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    if (letter === '"' && isQuoted && letters[at + 1] === '"') at += 1;
    else if (letter === '"') {
      isQuoted = !isQuoted;
      continue;
    }
    if (isQuoted) cell += letter;
    else if (letter === separator || letter === '\r') {
      row.push(cell);
      cell = '';
      if (letter === separator) continue;
      expect(letters[at + 1]).toBe('\n');
      at += 1;
      rows.push(row);
      row = [];
    } else cell += letter;
  }
  expect({ row, cell, isQuoted }).toEqual({ row: [], cell: '', isQuoted: false });
  return rows;
}

/** The text that a cell represents, as docs/owner/exporting-your-data.md says. */
const textOf = (cell: string) => cell.replaceAll(/(^|[,;\t\r\n])'/g, '$1');

const sign = fc.constantFrom(...'\'=+-@＝＋－＠﹣−,;\t\r\n" \u00a0\ufeff\0|1');
const text = fc.oneof(
  fc.string({ unit: sign, maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

test('every text can be read back from CSV, and begins no formula', async () => {
  const message = fc.record({ name: text, subject: text, message: text, option: text });
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { maxLength: 3 }),
      fc.constantFrom(',', ';', 'tab', '\t'),
      async (given, separator) => {
        const messages = given.map(
          ({ option, ...texts }, index): StoredMessage => ({
            ...GOOD_MESSAGE,
            ...texts,
            id: String(index),
            language: '',
            receivedAt: 0,
            state: 'new',
            suspicion: [],
            choices: [{ id: 'kind', label: 'Kind', option }],
          }),
        );
        const csv = await exportMessages(messages, site, { format: 'csv', separator });
        // A program that expects another separator divides the cells there, and takes quotes as they come.
        for (const part of csv.normalize('NFKC').split(/[,;\t\r\n]/))
          expect(part).not.toMatch(/^(?!""")["\s\p{C}]*[=+\-@−]/u);
        const [header = [], ...rows] = readCsv(csv, separator === 'tab' ? '\t' : separator);
        const read = rows.map((row) => {
          expect(row).toHaveLength(header.length);
          for (const cell of row)
            expect(cell.normalize('NFKC')).not.toMatch(/^[\s\p{C}]*[=+\-@−]/u);
          const [name, subject, body, option] = ['name', 'subject', 'message', 'choice-kind'].map(
            (column) => textOf(row[header.indexOf(column)] ?? ''),
          );
          return { name, subject, message: body, option };
        });
        expect(read).toEqual(given);
      },
    ),
  );
});
