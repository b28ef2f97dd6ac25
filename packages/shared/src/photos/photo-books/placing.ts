import { arrangePhotos } from './arrange.ts';
import type { PageTemplate } from './choices.ts';
import { WHOLE } from './crop.ts';
import { type BookSetting, type Box, gapBetween, pageSize } from './geometry.ts';
import type { BookPage, LaidPhoto } from './page.ts';
import type { Known } from './picture-boxes.ts';
import type { PlacedPage } from './placed.ts';
import { LINE_HEIGHT, toMm } from './text-lines.ts';

export interface Placing {
  page: BookPage;
  setting: BookSetting;
  photos: ReadonlyMap<string, LaidPhoto>;
  /** Millimetres beyond the cut; 0 on screens. */
  bleed: number;
  /** Printed at the foot of inner pages. */
  number: number;
}

export const emptyPage = (setting: BookSetting, tint: PlacedPage['tint']): PlacedPage => ({
  ...pageSize(setting),
  tint,
  panels: [],
  pictures: [],
  lines: [],
});

/** Photos that may no longer be shown are left out, and the others take their space. */
export const knownPhotos = ({ page, photos }: Placing): Known[] =>
  page.photos.flatMap(({ photo_id, caption }) => {
    const photo = photos.get(photo_id);
    return photo ? { photo, caption: (caption ?? photo.caption) || null } : [];
  });

interface Space {
  box: Box;
  /** The size of captions, in points. */
  size: number;
  setting: BookSetting;
  template?: PageTemplate;
}

/** Fills a box with whole pictures and their captions. */
export function placePictures(
  known: readonly Known[],
  { box, size, setting, template }: Space,
): Pick<PlacedPage, 'pictures' | 'lines'> {
  const { placed } = arrangePhotos(
    known.map(({ photo, caption }) => ({ ratio: photo.width / photo.height, caption })),
    box,
    { size, gap: gapBetween(setting) },
    template,
  );
  const set = placed.flatMap((each, at) => {
    const own = known[at];
    return own ? { ...each, own } : [];
  });
  return {
    pictures: set.map(({ own, picture }) => ({
      photo_id: own.photo.id,
      box: picture,
      crop: WHOLE,
      bleeds: false,
      caption: own.caption,
    })),
    lines: set.flatMap(({ picture, caption }) =>
      caption.map((text, line) => ({
        text,
        x: picture.x,
        y: picture.y + picture.h + toMm(size) * (1.28 + line * LINE_HEIGHT),
        size,
        face: 'italic' as const,
        ink: 'ink' as const,
        role: 'caption' as const,
      })),
    ),
  };
}
