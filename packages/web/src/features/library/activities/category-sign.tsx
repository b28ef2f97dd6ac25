import type { Category } from '@relish/shared/library/activities/choices.ts';

import { ServerImage } from '../../../ui/layout/server-image.tsx';

interface Props {
  category: Category;
  size?: number;
}

/** Decorative: the category is always named beside it. */
export const CategorySign = ({ category, size = 40 }: Props) => (
  <ServerImage
    src={`/library/glyphs/${category}.svg`}
    alt=""
    width={size}
    height={size}
    loading="lazy"
  />
);
