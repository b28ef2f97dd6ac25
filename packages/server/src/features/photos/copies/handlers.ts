import type { photoCopyCalls } from '@relish/shared/photos/copies/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { asJpegFile } from '../../../files/as-jpeg.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findResident } from '../../residents/residents/public.ts';
import { findSeenPicture } from '../photos/public.ts';
import { listCopies, recordCopies } from './queries.ts';

export const photoCopyHandlers: Handlers<typeof photoCopyCalls> = {
  'photos/download': {
    staged: async (context, { id }) => {
      const { transaction, carehomeId, user, now } = context;
      const picture = await findSeenPicture(context, id);
      if (!picture) throw notFound();
      const jpeg = await asJpegFile(picture);
      await transaction(async (db) => {
        await recordCopies(db, carehomeId, {
          photoIds: [id],
          kind: 'download',
          userId: user.id,
          now,
        });
        await insertAudit(db, context, {
          action: 'photo.download',
          entity: 'photo',
          entity_id: id,
        });
      });
      // Without a name (N17).
      return { file_name: `photo-${picture.day}.jpg`, base64: jpeg.toString('base64') };
    },
  },

  'photos/copies': async ({ db, carehomeId }, { resident_id }) => {
    if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
    return listCopies(db, carehomeId, resident_id);
  },
};
