/** Encrypts what must be read again, such as passwords of mailboxes. */
export interface Secrets {
  /** @param place what it belongs to, such as `sender 1/2`: moved elsewhere it cannot be opened */
  seal(plain: string, place: string): string;
  /** @throws Error when the key is gone, or it was changed or moved */
  open(sealed: string, place: string): string;
  /** Was it sealed with another key than the present one? */
  isOld(sealed: string): boolean;
}
