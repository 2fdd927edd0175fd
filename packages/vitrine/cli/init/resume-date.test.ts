import { expect, test } from 'vitest';
import { resumeDate, resumeEnd } from './resume-date.ts';

test.each<[unknown, string]>([
  [2019, '2019'],
  ['2019', '2019'],
  ['2019-07', '2019-07'],
  ['2019-7', '2019-07'],
  ['2019/7/1', '2019-07-01'],
  ['2019-07-01T00:00:00Z', '2019-07-01'],
  ['2019-07-01 00:00:00+02:00', '2019-07-01'],
  ['20190701', '2019-07-01'],
  ['07/2019', '2019-07'],
  ['7.2019', '2019-07'],
  ['31.7.2019', '2019-07-31'],
  ['7/31/2019', '2019-07-31'],
  ['7/1/2019', '2019'],
  ['July 2019', '2019-07'],
  ['JUL 2019', '2019-07'],
  ['Sept. 2019', '2019-09'],
  ['July 1st, 2019', '2019-07-01'],
  ['Juli 2019', '2019-07'],
  ['1. März 2019', '2019-03-01'],
  ['août 2019', '2019-08'],
  ['3 de julio de 2019', '2019-07-03'],
  ['1 lipca 2019', '2019-07-01'],
  ['červenec 2019', '2019-07'],
  ['Ağustos 2019', '2019-08'],
  ['2019年7月', '2019-07'],
  ['يوليو ٢٠١٩', '2019-07'],
])('the date %j is %s', (written, date) => {
  expect(resumeDate().safeParse(written).data).toBe(date);
  expect(resumeEnd().safeParse(written)).toEqual({ success: true, data: date });
});

test.each(['present', 'Present ', 'heute', 'aujourd’hui', '現在'])('%j is no end', (written) => {
  expect(resumeEnd().safeParse(written)).toEqual({ success: true, data: undefined });
  expect(resumeDate().safeParse(written).success).toBe(false);
});

test.each([
  ...['spring 2019', 'July – August 2019', 'before July 2019', '2019-13', '2019-02-30', '7/19'],
  ...['July', '30 February 2019', 1561939200, 2019.1, 2019.12, true, {}, [], '  '],
])('%j is not read', (written) => {
  expect([resumeDate(), resumeEnd()].map((rule) => rule.safeParse(written).success)).toEqual([
    false,
    false,
  ]);
});
