import type { NoticeAudience, NoticePriority } from '@relish/shared/board/notices/choices.ts';
import { type ReactNode, type Ref, useId } from 'react';

import { m } from '../../../words/m.ts';
import { NoticeBadges } from './notice-badges.tsx';

import styles from './notice-card.module.css';

interface Props {
  notice: {
    title: string;
    body: string;
    pinned: boolean;
    priority: NoticePriority;
    audience: NoticeAudience;
  };
  /** Author and date. */
  foot?: ReactNode;
  pictures?: readonly ReactNode[];
  isNew?: boolean;
  isHidden?: boolean;
  withAudience?: boolean;
  level?: 2 | 3;
  /** End of the notice: once it is on the screen the notice counts as read. */
  endRef?: Ref<HTMLDivElement>;
}

const NONE: readonly ReactNode[] = [];

/** A notice on the board, and in the writer's preview. */
export function NoticeCard({ notice, foot, pictures = NONE, level = 2, endRef, ...badges }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.card}
      data-priority={notice.priority}
      data-audience={notice.audience}
      data-hidden={badges.isHidden || undefined}
      aria-labelledby={id}
    >
      <NoticeBadges notice={notice} {...badges} />
      <Heading id={id} className={styles.title} translate="no">
        {notice.title || m.notices_preview_title()}
      </Heading>
      {notice.body !== '' && (
        <p className={styles.body} translate="no">
          {notice.body}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-count={pictures.length}>
          {pictures.map((picture, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- pictures of a notice have no id, and their order never changes
            <li key={at}>{picture}</li>
          ))}
        </ul>
      )}
      {badges.isHidden && <p className={styles.hidden}>{m.notices_hidden_text()}</p>}
      <div ref={endRef} className={styles.foot}>
        {foot}
      </div>
    </article>
  );
}
