import { describe, expect, test } from 'vitest';
import { timeReader } from './column-dates.ts';

describe('a column of times', () => {
  test.each<[string, string[], string]>([
    ['ISO 8601', ['2020-08-11T22:21:49Z'], '2020-08-11T22:21:49Z'],
    ['epoch seconds', ['1604786417'], '2020-11-07T22:00:17Z'],
    ['day first', ['05/04/2021', '25/12/2021'], '2021-04-05T00:00:00Z'],
    ['month first', ['05/04/2021 10:05', '12/25/2021 23:00'], '2021-05-04T10:05:00Z'],
    ['month first, with halves of a day', ['5/4/2021 10:05 PM'], '2021-05-04T22:05:00Z'],
    ['points', ['05.04.2021'], '2021-04-05T00:00:00Z'],
    ['year, day, month', ['17.14.11', '17.15.11'], '2017-11-14T00:00:00Z'],
    ['a month by name', ['Oct 10, 2018'], '2018-10-10T00:00:00Z'],
    ['a month by name after the day', ['10 de octubre de 2018'], '2018-10-10T00:00:00Z'],
    ['Twitter’s', ['Wed Oct 10 20:19:24 +0000 2018'], '2018-10-10T20:19:24Z'],
    ['Chinese', ['2025年3月1日 08:30'], '2025-03-01T08:30:00Z'],
  ])('%s', (_name, cells, first) => expect(timeReader(cells)?.(cells[0])).toBe(first));

  test.each<[string, string[]]>([
    ['day and month that nothing tells apart', ['05/04/2021', '06/07/2021']],
    ['words', ['yesterday', 'last week']],
    ['minutes', ['50:24.8', '50:24.9']],
    ['nothing', []],
  ])('%s is none', (_name, cells) => expect(timeReader(cells)).toBeNull());
});
