import type { Group } from './api.ts';
import { KINDS } from './group-words.ts';

import hues from '../../../ui/tokens/hues.module.css';
import styles from './group-sign.module.css';

/** Decorative: the group's name is always beside it. */
export function GroupSign({ group }: { group: Pick<Group, 'kind' | 'colour'> }) {
  const { icon: Icon } = KINDS[group.kind];
  return (
    <span className={`${styles.sign} ${hues[group.colour]}`} aria-hidden="true">
      <Icon />
    </span>
  );
}
