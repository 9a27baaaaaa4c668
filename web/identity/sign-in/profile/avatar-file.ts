import { limits } from '../../../../contract/core/limits.ts';

export const avatarTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

export type AvatarFault = 'wrongType' | 'tooLarge' | 'unreadable';

/** What is wrong with a file as an avatar, as far as the browser can tell; null if nothing. */
export async function avatarFault(file: File): Promise<AvatarFault | null> {
  if (!avatarTypes.includes(file.type)) return 'wrongType';
  if (file.size > limits.avatarBytes) return 'tooLarge';
  try {
    // The file name proves nothing: only a file that can be decoded is a picture.
    const picture = await createImageBitmap(file);
    picture.close();
    return null;
  } catch {
    return 'unreadable';
  }
}
