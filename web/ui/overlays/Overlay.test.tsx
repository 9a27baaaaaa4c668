import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Overlay } from './Overlay.tsx';

const markupOf = (isBusy: boolean) =>
  renderToStaticMarkup(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <Overlay isBusy={isBusy} label="正在保存">
        <button type="button">保存</button>
      </Overlay>
    </MantineProvider>,
  );

test('while busy it says so, fades in over half a second and blocks its content', () => {
  const markup = markupOf(true);
  expect(markup).toContain('aria-busy="true"');
  expect(markup).toMatch(/<div [^>]*inert="">\s*<button/);
  expect(markup).toMatch(/role="status".*--fade:500ms.*正在保存/s);
});

test('otherwise only the content is rendered', () => {
  const markup = markupOf(false);
  expect(markup).toContain('aria-busy="false"');
  expect(markup).not.toMatch(/inert|--fade|正在保存/);
  expect(markup).toContain('<button type="button">保存</button>');
});
