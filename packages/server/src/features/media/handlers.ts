import type { mediaCalls } from '@relish/shared/media/contract.ts';

import type { Handlers } from '../../core/handler.ts';
import { countAgainst, uploadLimit } from '../../core/limits.ts';
import { newPictureKey } from '../../media/media.ts';
import { insertAudit } from '../audit/queries.ts';
import { completePicture, insertPicture } from './queries.ts';

export const mediaHandlers: Handlers<typeof mediaCalls> = {
  'media/upload': {
    staged: async (context) => {
      const { system, transaction, media, carehomeId, user, file, now } = context;
      await system((db) => countAgainst(db, [uploadLimit(user.id)], now));
      const picture = await media.shape(file);
      const { width, height, files } = picture;
      const key = newPictureKey();
      // The row first: should we end in between, the sweep finds what there is of the files.
      const id = await transaction((db) =>
        insertPicture(db, carehomeId, { key, userId: user.id, now }),
      );
      await media.keep(key, picture);
      const bytes = Object.values(files).reduce((sum, { length }) => sum + length, 0);
      await transaction(async (db) => {
        await completePicture(db, carehomeId, id, { width, height, bytes });
        await insertAudit(db, context, { action: 'media.upload', entity: 'media', entity_id: id });
      });
      return { id, width, height };
    },
  },
};
