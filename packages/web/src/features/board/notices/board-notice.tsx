import { type Ref, useCallback } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { BoardNotice as Notice } from './api.ts';
import { NoticeCard } from './notice-card.tsx';

interface Props {
  notice: Notice;
  isNew: boolean;
  watchEnd: (id: string) => (end: HTMLElement | null) => (() => void) | undefined;
}

export function BoardNotice({ notice, isNew, watchEnd }: Props) {
  const { time_zone } = useUser().carehome;
  const isStaff = useCan('staff.view');
  const { id, author, published_at, pictures, title } = notice;
  const day = formatDate(new Date(published_at), time_zone);
  const endRef: Ref<HTMLDivElement> = useCallback(
    (end: HTMLDivElement | null) => watchEnd(id)(end),
    [watchEnd, id],
  );
  return (
    <NoticeCard
      notice={notice}
      isNew={isNew}
      isHidden={notice.is_hidden}
      withAudience={isStaff}
      endRef={endRef}
      foot={<span translate="no">{author === null ? day : m.notices_by({ author, day })}</span>}
      pictures={pictures.map((picture, at) => (
        <ServerImage
          key={picture.large}
          src={picture.large}
          alt={m.notices_picture({ number: at + 1, title })}
          loading="lazy"
        />
      ))}
    />
  );
}
