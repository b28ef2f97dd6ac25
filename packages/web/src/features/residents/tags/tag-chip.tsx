import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { Tag } from './api.ts';

import hues from '../../../ui/tokens/hues.module.css';
import styles from './tag-chip.module.css';

interface Props {
  tag: Pick<Tag, 'label' | 'colour'>;
  /** How many residents have the tag. */
  uses?: number;
}

export const TagChip = ({ tag, uses }: Props) => (
  <span className={`${styles.chip} ${hues[tag.colour]}`}>
    {tag.label}
    {uses !== undefined && uses > 0 && (
      <>
        <span className={styles.uses} aria-hidden="true">
          {uses}
        </span>
        <VisuallyHidden>{m.tags_people({ count: uses })}</VisuallyHidden>
      </>
    )}
  </span>
);
