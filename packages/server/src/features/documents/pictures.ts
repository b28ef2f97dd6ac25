import type { DocumentContent } from '@relish/shared/documents/content.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import type { Picture } from '@relish/shared/residents/contract.ts';

import type { SignedIn } from '../../core/handler.ts';

/** Photos as this person may see them, for some minutes. */
export function withPictures(
  content: DocumentContent,
  { carehomeId, user, media, now }: SignedIn,
): DocumentContent {
  const audience = isRelative(user) ? 'family' : 'staff';
  const pictureOf = (id: string): Picture => media.urlsOf({ carehomeId, id, audience, now });
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.type === 'photos'
          ? {
              ...block,
              photos: block.photos.map((photo) => ({
                ...photo,
                picture: pictureOf(photo.media_id),
              })),
            }
          : block,
      ),
    })),
  };
}
