import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
export const pictureTypes = types.join(',');

export const picturesIn = (files: FileList | null | undefined): File[] =>
  [...(files ?? [])].filter(file => types.includes(file.type));

/** Uploads pictures one by one and inserts each at the current cursor. */
export function usePictures(onPicture: ((file: File) => Promise<{ url: string }>) | undefined) {
  const { t } = useTranslation('rich-text');
  const [waiting, setWaiting] = useState(0);
  const [fault, setFault] = useState<string>();

  async function insert(editor: Editor, files: readonly File[]) {
    if (!onPicture) return;
    setFault(undefined);
    setWaiting(count => count + files.length);
    for (const file of files) {
      try {
        const { url } = await onPicture(file);
        if (editor.isDestroyed) return;
        const alt = file.name.replace(/\.[^.]*$/, '');
        editor.chain().focus().setImage({ src: url, alt }).run();
      } catch (error) {
        setFault(error instanceof Error && error.message ? error.message : t('notUploaded'));
      } finally {
        setWaiting(count => count - 1);
      }
    }
  }
  return { isWaiting: waiting > 0, fault, insert };
}
