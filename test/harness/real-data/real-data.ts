import fs from 'node:fs';
import path from 'node:path';

/** Real inputs that tests read where they are present; they are never part of the project. */
export const realDataFolder = path.resolve(
  process.env.STARBRIDGE_DATA ?? path.join(import.meta.dirname, '../../../../shared/data'),
);

export const hasRealData = fs.existsSync(path.join(realDataFolder, 'influencers'));
