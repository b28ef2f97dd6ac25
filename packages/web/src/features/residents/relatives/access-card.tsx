import { isManagerRole } from '@relish/shared/permissions.ts';
import { Ban, CirclePause, CirclePlay, MailPlus, Unlink } from 'lucide-react';
import { useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate, formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type RelativeLink, useResume } from './api.ts';
import { CloseAccess, type Closing } from './close-access.tsx';
import { isPast, describeStatus } from './relative-words.ts';
import { Resend } from './resend.tsx';

import styles from './relatives.module.css';

/** Shows the state of a relative's access, its history, and the actions to close or reopen it. */
export function AccessCard({ link, name }: { link: RelativeLink; name: string }) {
  const [closing, setClosing] = useState<Closing>();
  const status = describeStatus(link);
  return (
    <Card title={m.relatives_access_title()}>
      <div className={styles.form}>
        <div className={styles.lines}>
          <div>
            <Badge kind={status.kind}>{status.words}</Badge>
          </div>
          {facts(link, name).map((fact) => (
            <p key={fact} className={styles.quiet}>
              {fact}
            </p>
          ))}
        </div>
        <div className={styles.start}>
          {link.status === 'invited' && <Resend id={link.id} />}
          {(link.status === 'suspended' || link.status === 'blocked') && <Resume link={link} />}
          {(link.status === 'active' || link.status === 'invited') && (
            <Button
              kind="quiet"
              icon={<CirclePause aria-hidden="true" />}
              onClick={() => setClosing('suspend')}
            >
              {m.relatives_suspend()}
            </Button>
          )}
          {!isPast(link) && (
            <Button
              kind="quiet"
              icon={<Unlink aria-hidden="true" />}
              onClick={() => setClosing('end')}
            >
              {m.relatives_end()}
            </Button>
          )}
          {link.status !== 'blocked' && (
            <Button
              kind="quiet"
              icon={<Ban aria-hidden="true" />}
              onClick={() => setClosing('block')}
            >
              {m.relatives_block()}
            </Button>
          )}
        </div>
      </div>
      {closing && <CloseAccess id={link.id} how={closing} onClose={() => setClosing(undefined)} />}
    </Card>
  );
}

function facts(link: RelativeLink, name: string): string[] {
  const day = (moment: string) => formatDate(new Date(moment));
  return [
    link.access_level > 0 && m.relatives_invited_on({ date: day(link.invited_at) }),
    link.accepted_at !== null && m.relatives_accepted_on({ date: day(link.accepted_at) }),
    link.agreed === 'resident_agrees'
      ? m.relatives_agreed_short({ name })
      : m.relatives_agreed_best_short(),
    link.authority_seen_on !== null &&
      m.relatives_authority_seen({
        date: formatDay(link.authority_seen_on),
        name: link.authority_seen_by ?? '',
      }),
    link.money_only && m.relatives_money_only(),
    link.ended_reason !== null && m.relatives_reason_is({ reason: link.ended_reason }),
  ].filter((fact) => fact !== false);
}

function Resume({ link }: { link: RelativeLink }) {
  const resume = useResume();
  const { role } = useUser();
  if (link.status === 'blocked' && !isManagerRole(role))
    return <p className={styles.quiet}>{m.relatives_block_manager()}</p>;
  return (
    <Button
      icon={
        link.accepted_at === null && link.access_level > 0 ? (
          <MailPlus aria-hidden="true" />
        ) : (
          <CirclePlay aria-hidden="true" />
        )
      }
      busy={resume.isPending}
      onClick={() =>
        resume.isPending ||
        resume.mutate(
          { id: link.id },
          { onSuccess: () => showToast({ title: m.relatives_resume_done(), tone: 'success' }) },
        )
      }
    >
      {m.relatives_resume()}
    </Button>
  );
}
