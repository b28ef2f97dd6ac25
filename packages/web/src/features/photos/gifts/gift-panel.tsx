import { isVisitor } from '@relish/shared/permissions.ts';
import { BookImage, Download, FileText, Gift as GiftIcon, Images } from 'lucide-react';
import { useState } from 'react';

import { serverUrl } from '../../../api/server-url.ts';
import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { formatBytes } from '../../../ui/forms/file-rules.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Columns } from '../../../ui/layout/columns.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Gift, type GiftSubject, isBeingMade, useMakeGift, useOpenGift } from './api.ts';

import styles from './gifts.module.css';

interface Props {
  subject: GiftSubject;
  gift: Gift | null;
}

export function GiftPanel({ subject, gift }: Props) {
  const isReady = gift?.state === 'done' && gift.is_current;
  return (
    <Columns>
      <Card title={m.gift_contents_title()}>
        <ul className={styles.contents}>
          <li>
            <Images aria-hidden="true" /> {m.gift_contents_photos()}
          </li>
          <li>
            <BookImage aria-hidden="true" /> {m.gift_contents_album()}
          </li>
          <li>
            <FileText aria-hidden="true" /> {m.gift_contents_list()}
          </li>
        </ul>
        <p className={styles.soft}>
          {subject.for_subject ? m.gift_subject_rule() : m.gift_contents_rule()}
        </p>
      </Card>
      <Card title={isReady ? m.gift_ready_title() : m.gift_make_title()}>
        {isReady && <Ready gift={gift} />}
        {gift && isBeingMade(gift) && <Making gift={gift} />}
        {gift?.state === 'failed' && <Banner kind="attention">{m.gift_failed()}</Banner>}
        {gift?.state === 'done' && !gift.is_current && (
          <Banner kind="attention">{m.gift_outdated()}</Banner>
        )}
        {!isBeingMade(gift) && <Make subject={subject} isAgain={gift !== null} />}
      </Card>
    </Columns>
  );
}

const Making = ({ gift: { state, progress, photo_count } }: { gift: Gift }) => (
  <>
    <ProgressBar
      label={state === 'queued' ? m.gift_waiting() : m.gift_making()}
      value={state === 'queued' ? undefined : progress / 100}
    />
    <p className={styles.soft}>
      {photo_count === null ? m.gift_leave() : m.gift_making_count({ count: photo_count })}
    </p>
  </>
);

function Ready({ gift }: { gift: Gift }) {
  const open = useOpenGift();
  const { time_zone: timeZone } = useUser().carehome;
  const download = () =>
    open.mutate(
      { id: gift.id },
      {
        onSuccess: ({ url, file_name }) => {
          // The browser streams it to the disk; it may be larger than the memory.
          const link = document.createElement('a');
          link.href = serverUrl(url);
          link.download = file_name;
          link.click();
        },
      },
    );
  return (
    <>
      <p>
        {m.gift_facts({
          count: gift.photo_count ?? 0,
          size: formatBytes(gift.file_bytes ?? 0),
        })}{' '}
        {m.gift_until({ date: formatDate(new Date(gift.expires_at), timeZone) })}
      </p>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={open.isPending}
        onClick={() => open.isPending || download()}
      >
        {m.gift_download()}
      </Button>
      <p className={styles.soft}>{m.gift_how()}</p>
    </>
  );
}

function Make({ subject, isAgain }: { subject: GiftSubject; isAgain: boolean }) {
  const make = useMakeGift();
  const isStaff = !isVisitor(useUser());
  const [isEntitled, setEntitled] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isMissing = isStaff && !isEntitled;
  const begin = () => {
    setAsked(true);
    if (!isMissing && !make.isPending) make.mutate({ ...subject, is_entitled: isEntitled });
  };
  return (
    <>
      {isStaff && (
        <Checkbox
          label={m.gift_entitled()}
          hint={m.gift_entitled_hint()}
          checked={isEntitled}
          onChange={(event) => setEntitled(event.currentTarget.checked)}
          errors={isAsked && isMissing ? [m.gift_entitled_missing()] : undefined}
        />
      )}
      <Button
        kind={isAgain ? 'quiet' : 'primary'}
        icon={<GiftIcon aria-hidden="true" />}
        busy={make.isPending}
        onClick={begin}
      >
        {isAgain ? m.gift_make_again() : m.gift_make()}
      </Button>
    </>
  );
}
