import type { mediaCalls } from '@relish/shared/residents/media/contract.ts';

import { freeBytes } from '../../../core/free-bytes.ts';
import type { Handlers } from '../../../core/handler.ts';
import { hashFile } from '../../../core/hash-file.ts';
import { countAgainst, uploadLimit } from '../../../core/limits.ts';
import { newPictureKey } from '../../../files/media.ts';
import { countBytes, freePicture } from '../../../files/shape-picture.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { completePicture, insertPicture } from './queries.ts';

export const mediaHandlers: Handlers<typeof mediaCalls> = {
  'media/upload': {
    staged: async (context) => {
      const { system, transaction, media, carehomeId, user, file, now } = context;
      await system((db) => countAgainst(db, [uploadLimit(user.id)], now));
      const picture = await media.shape(file);
      const { width, height, look } = picture;
      const key = newPictureKey();
      // Row before files, so that the sweep finds the files of an interrupted upload.
      const id = await transaction((db) =>
        insertPicture(db, carehomeId, { key, userId: user.id, now }),
      );
      const bytes = countBytes(picture);
      await media.keep(key, picture);
      const hash = await hashFile(file);
      freePicture(picture);
      freeBytes(file);
      const complete = context.creating(async (db) => {
        await completePicture(db, carehomeId, id, { width, height, bytes, hash, look });
        await insertAudit(db, context, { action: 'media.upload', entity: 'media', entity_id: id });
        return { id, width, height };
      });
      return transaction(complete);
    },
  },
};
