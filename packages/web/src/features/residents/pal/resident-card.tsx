import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type PalPerson, usePal } from './api.ts';
import { LevelDisc } from './level-chip.tsx';
import { DUE_WORDS, GUIDE_WORDS } from './pal-words.ts';

import styles from './resident-card.module.css';

const LINES = ['your_role', 'what_to_say', 'length'] as const;

/** On the profile: three lines of support, for users who may see the section. */
export function PalCard({ residentId }: { residentId: string }) {
  return useCan('pal.view-residents') ? <OpenCard residentId={residentId} /> : null;
}

function OpenCard({ residentId }: { residentId: string }) {
  const person = usePal(residentId);
  const link = (
    <Link kind="quiet" to={`/pal?id=${residentId}`}>
      {m.pal_card_link()}
    </Link>
  );
  return (
    <Card title={m.pal_card_title()} actions={link}>
      {person.data && <Content person={person.data} />}
      {person.isPending && (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
      {person.isError && (
        <ErrorState level={3} busy={person.isFetching} onRetry={() => void person.refetch()} />
      )}
    </Card>
  );
}

function Content({ person }: { person: PalPerson }) {
  const { current, guide, due, first_check } = person;
  const isWaiting = due === 'overdue' || due === 'look_again' || due === 'first_check';
  return (
    <>
      {current && guide ? (
        <>
          <div className={styles.level}>
            <LevelDisc level={current.level} />
            <p className={styles.phrase}>
              {LEVEL_TEXTS[current.level].name}: {LEVEL_TEXTS[current.level].phrase}
            </p>
          </div>
          <dl className={styles.lines}>
            {LINES.map((key) => (
              <div key={key}>
                <dt className={styles.term}>{GUIDE_WORDS[key]()}</dt>
                <dd>{guide[key]}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{m.pal_card_none()}</p>
      )}
      {!person.read_only && (
        <p className={styles.review}>
          {isWaiting && <Badge kind="attention">{DUE_WORDS[due].title()}</Badge>}
          {current?.review_due && m.pal_row_review_due({ date: formatDay(current.review_due) })}
          {due === 'settling_in' &&
            first_check &&
            m.pal_row_first_check({ date: formatDay(first_check.suggested) })}
        </p>
      )}
    </>
  );
}
