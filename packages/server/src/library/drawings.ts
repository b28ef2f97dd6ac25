import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { CONTENT_FOLDER } from './content-files.ts';

/** The drawing of a guide of the library; null before it has been drawn. The code is one of ours. */
export const readDrawing = (code: string): Promise<string | null> =>
  readFile(join(CONTENT_FOLDER, 'activities', 'pictures', `${code}.svg`), 'utf8').catch(() => null);
