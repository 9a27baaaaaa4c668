import { AppError } from '../../../core/errors.ts';

/** The conversation after which a page begins. */
export interface Cursor {
  at: Date;
  id: number;
}

const written = /^(\d{1,15})\.(\d{1,15})$/;
const latest = 8.64e15;

export const writeCursor = ({ at, id }: Cursor): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** @throws AppError invalid_request for an invalid cursor */
export function readCursor(text: string): Cursor {
  const [, ms, id] = written.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (ms === undefined || id === undefined || Number(ms) > latest) {
    throw new AppError('invalid_request', {}, [{ field: 'after', reason: 'invalid' }]);
  }
  return { at: new Date(Number(ms)), id: Number(id) };
}
