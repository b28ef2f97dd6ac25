import { canMoveOn } from '@relish/shared/outings/headcounts/compare.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { ListChecks, Pencil, UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageOfOne } from '../../../ui/layout/page-of-one.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { formatDate, formatList, formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Outing, useOuting, useRounds } from './api.ts';
import { GoerRow } from './goer-row.tsx';
import { LostOuting } from './lost-outing.tsx';
import { OutingPlans } from './outing-plans.tsx';
import { PackPaper } from './pack-paper.tsx';

import styles from './outing.module.css';

const CALENDAR = '/tabs/events';

export default function OutingPage() {
  const maySee = useCan('risk-assessments.check');
  const id = useSearchParams()[0].get('id') ?? undefined;
  if (!maySee)
    return (
      <Page title={m.outing_title()} back={CALENDAR}>
        <LockedState title={m.check_locked_title()} unlock={m.check_locked_unlock()}>
          {m.check_locked()}
        </LockedState>
      </Page>
    );
  return id === undefined ? <LostOuting /> : <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  return (
    <PageOfOne
      query={useOuting(id)}
      title={m.outing_title()}
      back={`/event?id=${id}`}
      lost={<LostOuting />}
      render={(outing) => <Pack outing={outing} />}
    />
  );
}

function Pack({ outing }: { outing: Outing }) {
  const { time_zone } = useUser().carehome;
  const mayEdit = useCan('risk-assessments.edit');
  const { event_id, goers, location } = outing;
  const starts = new Date(outing.starts_at);
  const when = m.outing_when({
    day: formatDate(starts, time_zone),
    from: formatTime(starts, time_zone),
    to: formatTime(new Date(outing.ends_at), time_zone),
  });
  return (
    <Page
      title={m.outing_title()}
      lead={
        <span translate="no">
          {[outing.title, when, location].filter((part) => part !== null).join(' · ')}
        </span>
      }
      back={`/event?id=${event_id}`}
    >
      <div className={styles.pack}>
        <div className={styles.actions}>
          <Link
            kind="primary-button"
            icon={<UsersRound aria-hidden="true" />}
            to={`/headcount?id=${event_id}`}
          >
            {m.headcount_title()}
          </Link>
          <Link
            kind="quiet-button"
            icon={<ListChecks aria-hidden="true" />}
            to={`/session-check?event=${event_id}`}
          >
            {m.check_title()}
          </Link>
        </div>
        <Warnings outing={outing} />
        <div className={styles.columns}>
          <Card title={m.outing_who_goes()}>
            {goers.length === 0 ? (
              <p className={styles.quiet}>{m.outing_nobody()}</p>
            ) : (
              <ul className={styles.goers} aria-label={m.outing_who_goes()}>
                {goers.map((goer) => (
                  <li key={goer.id}>
                    <GoerRow goer={goer} staff={outing.staff} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <div className={styles.pack}>
            <OutingPlans
              outing={outing}
              {...(mayEdit && {
                edit: (
                  <Link
                    kind="quiet-button"
                    icon={<Pencil aria-hidden="true" />}
                    to={`/outing-edit?id=${event_id}`}
                  >
                    {m.outing_edit()}
                  </Link>
                ),
              })}
            />
            <PackPaper outing={outing} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** People left behind come before paper, and paper before everything else. */
function Warnings({ outing }: { outing: Outing }) {
  const { data: rounds = [] } = useRounds(outing.event_id);
  const mayAssess = useCan('risk-assessments.add');
  const isMissing = rounds.at(-1)?.comparison;
  const unassessed = outing.goers.filter(({ id }) => outing.unassessed_ids.includes(id));
  return (
    <>
      {isMissing && !canMoveOn(isMissing) && (
        <Banner
          kind="danger"
          title={m.outing_headcount_open()}
          action={
            <Link kind="quiet-button" to={`/headcount?id=${outing.event_id}`}>
              {m.headcount_title()}
            </Link>
          }
        >
          {m.outing_headcount_open_text()}
        </Banner>
      )}
      {!outing.is_covered && (
        <Banner
          kind="attention"
          title={m.outing_not_covered_title()}
          {...(mayAssess && {
            action: (
              <Link kind="quiet-button" to={`/risk-assessment-edit?event=${outing.event_id}`}>
                {m.outing_assess()}
              </Link>
            ),
          })}
        >
          {m.outing_not_covered()}
        </Banner>
      )}
      {outing.is_covered && outing.unassessed_ids.length > 0 && (
        <Banner kind="attention" title={m.check_joined_title()}>
          {m.check_joined({ names: formatList(unassessed.map(calledName)) })}
        </Banner>
      )}
      {outing.assessment_id !== null && (
        <p>
          <Link to={`/risk-assessment?id=${outing.assessment_id}`}>{m.outing_assessment()}</Link>
        </p>
      )}
    </>
  );
}
