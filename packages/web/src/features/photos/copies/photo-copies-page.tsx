import type { Output } from '@relish/shared/calls.ts';
import type { CopyKind } from '@relish/shared/photos/copies/choices.ts';
import { BookImage, Download, Gift, type LucideIcon, Mail, Megaphone } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useCall } from '../../../api/hooks.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

type Copy = Output<'photos/copies'>[number];

const KINDS: Record<CopyKind, { icon: LucideIcon; words: () => string }> = {
  download: { icon: Download, words: m.photo_copies_download },
  email: { icon: Mail, words: m.photo_copies_email },
  public: { icon: Megaphone, words: m.photo_copies_public },
  book: { icon: BookImage, words: m.photo_copies_book },
  gift: { icon: Gift, words: m.photo_copies_gift },
};

/** For the day a consent is withdrawn: the copies that the app cannot bring back (N24). */
export default function PhotoCopiesPage() {
  const id = useSearchParams()[0].get('resident_id');
  const may = useCan('photos.keep');
  return (
    <Page
      title={m.photo_copies_title()}
      back={id === null ? '/tabs/photo-book' : `/resident-consents?id=${id}`}
      {...(may && { lead: m.photo_copies_lead() })}
    >
      {may ? (
        <Copies id={id} />
      ) : (
        <LockedState title={m.photo_copies_locked_title()} unlock={m.photo_answer_locked_who()}>
          {m.photo_copies_locked()}
        </LockedState>
      )}
    </Page>
  );
}

function Copies({ id }: { id: string | null }) {
  const { data, error, isError, isFetching, refetch } = useCall(
    'photos/copies',
    { resident_id: id ?? '' },
    { enabled: id !== null },
  );
  if (id === null || error?.status === 404 || error?.status === 422)
    return (
      <EmptyState level={2} title={m.consent_lost_title()}>
        {m.consent_lost_text()}
      </EmptyState>
    );
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0)
    return (
      <EmptyState level={2} title={m.photo_copies_none_title()}>
        {m.photo_copies_none()}
      </EmptyState>
    );
  return (
    <List
      label={m.photo_copies_title()}
      rows={groupCopies(data)}
      rowKey={([first]) => `${first.kind} ${first.at} ${first.photo_id}`}
    >
      {(copies) => <CopyRow copies={copies} residentId={id} />}
    </List>
  );
}

/** A book or an email takes many photos at the same moment, and is one copy to ask for. */
function groupCopies(copies: readonly Copy[]): [Copy, ...Copy[]][] {
  const groups: [Copy, ...Copy[]][] = [];
  for (const copy of copies) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first?.kind === copy.kind && first.at === copy.at && first.by === copy.by)
      last.push(copy);
    else groups.push([copy]);
  }
  return groups;
}

function CopyRow({ copies, residentId }: { copies: [Copy, ...Copy[]]; residentId: string }) {
  const [{ kind, at, by, photo_id }] = copies;
  const { icon, words } = KINDS[kind];
  const day = formatDate(new Date(at), useUser().carehome.time_zone);
  const who = by === null ? day : m.photo_copies_by({ day, name: by });
  const isOne = copies.length === 1;
  return (
    <ListRow
      to={isOne ? `/photo?id=${photo_id}` : `/tabs/photo-book?resident_id=${residentId}`}
      title={words()}
      subtitle={isOne ? who : `${m.photo_copies_count({ count: copies.length })} · ${who}`}
      leading={<IconDisc icon={icon} tone="brand" />}
    />
  );
}
