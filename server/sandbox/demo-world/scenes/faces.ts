import { uploadAvatar } from '../../../../contract/identity/sign-in.ts';
import { drawFace } from '../../sample-world/drawings/draw-face.ts';
import { on, type Story } from '../story/story.ts';

/** Of the people of the team, by their keys in the story: what their face is drawn from. */
const drawn = { star: 'star-3', lin: 'lin-5', chen: 'chen-4', zhou: 'zhou-1' };

/** They upload a picture, as everybody does; the drawing becomes one, because no other kind is taken. */
async function uploadFaces(story: Story): Promise<void> {
  const { default: sharp } = await import('sharp');
  for (const [key, text] of Object.entries(drawn)) {
    const content = await sharp(Buffer.from(drawFace('CN', text)))
      .resize(256)
      .png()
      .toBuffer();
    await story.by(key).does(uploadAvatar, { file: { name: 'face.png', content } });
  }
}

export const faces = [on(91, '09:50', uploadFaces)];
