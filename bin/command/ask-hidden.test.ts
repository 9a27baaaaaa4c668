import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { askHidden } from './ask-hidden.ts';

function terminal(isTTY: boolean) {
  const shown: string[] = [];
  const setRawMode = vi.fn();
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode });
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => shown.push(String(chunk)));
  return { input, output, setRawMode, text: () => shown.join('') };
}

test('nothing of what is typed is shown', async () => {
  const { input, output, setRawMode, text } = terminal(true);
  const asked = askHidden('Password: ', { input, output });
  for (const key of ['s', 'e', 'x', '\u007f', 'c', 'ret99', '\r']) input.write(key);
  expect(await asked).toBe('secret99');
  expect(text()).toBe('Password: \n');
  // The system echoes no keys while the terminal is raw.
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
});

test('a pipe is read as it is', async () => {
  const { input, output, setRawMode } = terminal(false);
  const asked = askHidden('Password: ', { input, output });
  input.end('secret99\n');
  expect(await asked).toBe('secret99');
  expect(setRawMode).not.toHaveBeenCalled();
});
