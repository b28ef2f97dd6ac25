import type { Category } from '@relish/shared/activities/choices.ts';

import { ServerImage } from './server-image.tsx';

interface Props {
  category: Category;
  size?: number;
}

/** The drawn sign of a category; its word always stands near. */
export const CategorySign = ({ category, size = 40 }: Props) => (
  <ServerImage
    src={`/library/glyphs/${category}.svg`}
    alt=""
    width={size}
    height={size}
    loading="lazy"
  />
);
