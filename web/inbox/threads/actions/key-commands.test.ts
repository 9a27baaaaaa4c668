import { expect, test } from 'vitest';
import { commandGroups, commandKeys, commandOf } from './key-commands.ts';

const press = (key: string, held: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each([
  ['j', 'next'],
  ['Enter', 'openThread'],
  ['o', 'openThread'],
  ['r', 'reply'],
  ['R', 'replyAll'],
  ['?', 'help'],
  ['J', null],
  ['q', null],
])('%s: %s', (key, command) => expect(press(key)).toBe(command));

test.each(['ctrlKey', 'metaKey', 'altKey'])('With %s it is the browser’s', held =>
  expect(press('r', { [held]: true })).toBeNull(),
);

test('Every command is in the list of shortcuts once', () =>
  expect(Object.values(commandGroups).flat().toSorted()).toEqual(Object.keys(commandKeys).toSorted()));
