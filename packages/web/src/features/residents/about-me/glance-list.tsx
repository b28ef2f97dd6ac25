import type { PleaseKind } from '@relish/shared/residents/about-me/sections.ts';
import { Heart, OctagonX } from 'lucide-react';
import { useId } from 'react';

import { m } from '../../../words/m.ts';

import styles from './please-lists.module.css';

const SHOWN = 4;

interface Props {
  kind: PleaseKind;
  items: readonly { id: string; text: string }[];
}

/** The first items of a "please" list, read-only. */
export function GlanceList({ kind, items }: Props) {
  const id = useId();
  const Icon = kind === 'please_do' ? Heart : OctagonX;
  if (items.length === 0) return null;
  return (
    <div className={styles.list} data-kind={kind}>
      <h3 id={id} className={styles.title}>
        <Icon aria-hidden="true" />
        {kind === 'please_do' ? m.about_me_do_title() : m.about_me_dont_title()}
      </h3>
      <ul aria-labelledby={id} className={styles.glance}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id}>{item.text}</li>
        ))}
      </ul>
    </div>
  );
}
