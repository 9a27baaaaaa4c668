import { expect, it } from 'vitest';
import { csvLine } from './write-csv.ts';

it.each([
  ['plain cells', ['a', '李', 7, ''], 'a,李,7,'],
  ['a comma', ['a,b', 'c'], '"a,b",c'],
  ['a quote', ['say "hi"'], '"say ""hi"""'],
  ['line ends', ['a\nb', 'c\rd', 'e\r\nf'], '"a\nb","c\rd","e\r\nf"'],
  ['a formula', ['=1+1', '+1', '-1', '@a'], "'=1+1,'+1,'-1,'@a"],
  ['a formula behind a tab or a carriage return', ['\t=1', '\r=1'], `'\t=1,"'\r=1"`],
  ['a formula in quotes', ['=HYPERLINK("x","y")'], `"'=HYPERLINK(""x"",""y"")"`],
  ['a negative number, which is none', [-1], '-1'],
  ['a negative percentage, which is none either', ['-0.40%', '-12%'], '-0.40%,-12%'],
  ['what begins like one', ['-1%+2', '-1%%', '-%', '=5%'], "'-1%+2,'-1%%,'-%,'=5%"],
  ['a sign within', ['a=b', '1-2'], 'a=b,1-2'],
])('writes %s', (_what, values, line) => {
  expect(csvLine(values)).toBe(`${line}\r\n`);
});
