import { limitsOn } from '@relish/shared/events/visits/on-day.ts';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type Hours, type Limit, useVisitingTimes } from './api.ts';
import { HoursActions, LimitActions } from './times-actions.tsx';
import { hoursWords, KIND_WORDS, limitDaysWords } from './visit-words.ts';
import { VisitsLocked } from './visits-page.tsx';

import styles from './visits.module.css';

const HoursDialog = lazy(() => import('./hours-dialog.tsx'));
const LimitDialog = lazy(() => import('./limit-dialog.tsx'));

export default function VisitingTimesPage() {
  return useCan('visiting-times.view') ? (
    <VisitingTimes />
  ) : (
    <VisitsLocked title={m.visiting_title()} />
  );
}

type Opened = { is: 'hours'; hours?: Hours } | { is: 'limit'; limit?: Limit };

/** Everyone of the home reads it; managers edit it. */
function VisitingTimes() {
  const times = useVisitingTimes();
  const mayAdd = useCan('visiting-times.add');
  const mayEdit = useCan('visiting-times.edit');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Page title={m.visiting_title()} lead={m.visiting_lead()} back="/visits">
      {mayEdit && !mayAdd && <Banner kind="info">{m.visiting_locked()}</Banner>}
      {times.isError ? (
        <ErrorState busy={times.isFetching} onRetry={() => void times.refetch()} />
      ) : times.isPending ? (
        <>
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      ) : (
        <>
          <Card
            title={m.visiting_hours_title()}
            actions={
              mayAdd && (
                <Button
                  kind="quiet"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => setOpened({ is: 'hours' })}
                >
                  {m.visiting_hours_add()}
                </Button>
              )
            }
          >
            <HoursList
              times={times.data.times}
              onEdit={mayEdit ? (hours) => setOpened({ is: 'hours', hours }) : undefined}
            />
          </Card>
          <Card
            title={m.visiting_limits_title()}
            actions={
              mayAdd && (
                <Button
                  kind="quiet"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => setOpened({ is: 'limit' })}
                >
                  {m.visiting_limits_add()}
                </Button>
              )
            }
          >
            <LimitList
              limits={times.data.limits}
              onEdit={mayEdit ? (limit) => setOpened({ is: 'limit', limit }) : undefined}
            />
          </Card>
        </>
      )}
      <Suspense>
        {opened?.is === 'hours' && <HoursDialog {...opened} onClose={close} />}
        {opened?.is === 'limit' && <LimitDialog {...opened} onClose={close} />}
      </Suspense>
    </Page>
  );
}

function HoursList({
  times,
  onEdit,
}: {
  times: readonly Hours[];
  onEdit: ((hours: Hours) => void) | undefined;
}) {
  if (times.length === 0) return <p className={styles.quiet}>{m.visiting_hours_none()}</p>;
  return (
    <List label={m.visiting_hours_title()} rows={times} rowKey={({ id }) => id}>
      {(hours) => (
        <ListRow
          title={<span translate="no">{hours.label}</span>}
          subtitle={`${KIND_WORDS[hours.kind]()} · ${hoursWords(hours)}`}
          trailing={onEdit && <HoursActions hours={hours} onEdit={() => onEdit(hours)} />}
        />
      )}
    </List>
  );
}

function LimitList({
  limits,
  onEdit,
}: {
  limits: readonly Limit[];
  onEdit: ((limit: Limit) => void) | undefined;
}) {
  const today = useToday();
  if (limits.length === 0) return <p className={styles.quiet}>{m.visiting_limits_none()}</p>;
  return (
    <List label={m.visiting_limits_title()} rows={limits} rowKey={({ id }) => id}>
      {(limit) => (
        <ListRow
          title={<span translate="no">{limit.what}</span>}
          subtitle={
            <span className={styles.facts}>
              <span translate="no">{limit.reason}</span>
              <span>{limitDaysWords(limit)}</span>
              {limitsOn([limit], today).length > 0 && (
                <Badge kind="attention">{m.visiting_limit_in_force()}</Badge>
              )}
            </span>
          }
          trailing={onEdit && <LimitActions limit={limit} onEdit={() => onEdit(limit)} />}
        />
      )}
    </List>
  );
}
