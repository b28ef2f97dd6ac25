import type { Category } from '@relish/shared/activities/choices.ts';

import { ServerImage } from '../../ui/server-image.tsx';

/** The drawn sign of a category; a word always stands near. */
export const CategorySign = ({ category, size = 36 }: { category: Category; size?: number }) => (
  <ServerImage
    src={`/library/glyphs/${category}.svg`}
    alt=""
    width={size}
    height={size}
    loading="lazy"
  />
);
