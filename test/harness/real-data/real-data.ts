import fs from 'node:fs';
import path from 'node:path';

/** Real data that tests read if present; it is never part of the project. */
export const realDataFolder = path.resolve(
  process.env.STARBRIDGE_DATA ?? path.join(import.meta.dirname, '../../../../shared/data'),
);

export const hasRealData = fs.existsSync(path.join(realDataFolder, 'influencers'));
