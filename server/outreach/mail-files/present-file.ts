import { fetchMailPicture } from '../../../contract/outreach/mail-files.ts';
import type { MailFile } from '../../../contract/outreach/mail-content.ts';

export interface MailFileRow {
  id: number;
  key: string;
  name: string;
  media_type: string;
  size: number;
  is_image: boolean;
}

export const presentFile = ({ id, key, name, media_type, size, is_image }: MailFileRow): MailFile => ({
  id,
  name,
  mediaType: media_type,
  size,
  url: is_image ? fetchMailPicture.path.replace(':key', key) : null,
});
