/** The keyboard commands and their keys; the first key is the one shown. */
export const commandKeys = {
  next: ['j'],
  previous: ['k'],
  openThread: ['Enter', 'o'],
  back: ['Escape'],
  select: ['x'],
  archive: ['e'],
  unread: ['u'],
  snooze: ['s'],
  label: ['l'],
  assign: ['a'],
  reply: ['r'],
  replyAll: ['R'],
  forward: ['f'],
  compose: ['c'],
  search: ['/'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>;

export type Command = keyof typeof commandKeys;

export const commandGroups = {
  move: ['next', 'previous', 'openThread', 'back'],
  act: ['select', 'archive', 'unread', 'snooze', 'label', 'assign'],
  write: ['reply', 'replyAll', 'forward', 'compose'],
  other: ['search', 'help'],
} as const satisfies Record<string, readonly Command[]>;

const commands = Object.entries(commandKeys) as [Command, readonly string[]][];

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The command of a key press; with Ctrl, Alt or Cmd it belongs to the browser. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  return commands.find(([, keys]) => keys.includes(key))?.[0] ?? null;
}
