import { z } from 'zod';
import { defineJob } from '../../core/jobs/define-job.ts';
import { deleteOldPictures } from './service.ts';

export const deleteOldPicturesJob = defineJob({
  name: 'pictures.delete-old',
  payload: z.object({}),
  handle: (db, ctx, _, { settings }) => deleteOldPictures(db, ctx, settings.PICTURES_MB),
});
