import { isRelative } from '@relish/shared/permissions.ts';
import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import type { Picture } from '@relish/shared/residents/residents/contract.ts';

import type { SignedIn } from '../../../core/handler.ts';

export function withPictures(
  content: DocumentContent,
  { carehomeId, user, media, now }: SignedIn,
): DocumentContent {
  const audience = isRelative(user) ? 'family' : 'staff';
  const signPicture = (id: string): Picture => media.signUrls({ carehomeId, id, audience, now });
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
                picture: signPicture(photo.media_id),
              })),
            }
          : block,
      ),
    })),
  };
}
