import { expect, test } from 'vitest';
import { readTemplates, writeTemplates } from './template-state.ts';

test.each(['', 'keyword=hi&kind=followUp&category=%E5%A4%8F&page=3&size=50', 'kind=body'])(
  '%j stays as it is',
  query => {
    expect(writeTemplates(readTemplates(new URLSearchParams(query))).toString()).toBe(query);
  },
);

test.each(['kind=other', 'page=0', 'page=1.5', 'size=7', 'page=99999'])('%s makes no sense', query => {
  expect(writeTemplates(readTemplates(new URLSearchParams(query))).toString()).toBe('');
});
