import { expect, test } from 'vitest';
import { strictHtml } from './strict-html.ts';

test.each([
  ['', ''],
  ['a < b > c & d &lt;', 'a &lt; b &gt; c & d &lt;'],
  ['<P ALIGN=left Title=\'"a" <b>\'>x</P >', '<p align="left" title="&quot;a&quot; &lt;b&gt;">x</p>'],
  ['<p a = "1"b=2 nowrap/>x', '<p a="1" b="2" nowrap="">x'],
  ['<br/><img src=a/b.png /><hr>', '<br><img src="a/b.png"><hr>'],
  ['a<!-- <b> -->b<?x?><!doctype html><![if x]>c', 'abc'],
  ['<style>b{}</style><script>"<b>"</script>x', '<style></style><script></script>x'],
  ['<section><unknown-tag>x</unknown-tag></section>', 'x'],
  ['<b>x</i></b></b>', '<b>x</b>'],
  ['<b><i>x</b>y</i>', '<b><i>x</b>y'],
  ['<p>a<p>b<p>c', '<p>a<p>b<p>c'],
  ['<a href="x', '<a href="" x="">'],
])('%s is written as %s', (html, strict) => {
  expect(strictHtml(html)).toBe(strict);
});

test('unclosed elements have a limited depth', () => {
  const strict = strictHtml('<div>x'.repeat(1_000));
  expect(strict.split('<div>')).toHaveLength(251);
  expect(strict.split('x')).toHaveLength(1_001);
  expect(strictHtml('<li>x'.repeat(1_000)).split('<li>')).toHaveLength(1_001);
});
