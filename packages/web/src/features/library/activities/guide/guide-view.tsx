import { useCan } from '../../../../session/use-session.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';
import { Adaptations } from './adaptations.tsx';
import { Conversation } from './conversation.tsx';
import { GoodFor } from './good-for.tsx';
import { GuideHero } from './guide-hero.tsx';
import { HomeResults } from './home-results.tsx';
import { KeepSafe } from './keep-safe.tsx';
import { LookFor } from './look-for.tsx';
import { Needs } from './needs.tsx';
import { Steps } from './steps.tsx';
import { VisitBox } from './visit-box.tsx';

import styles from './guide-view.module.css';

interface Props {
  activity: Activity;
  back: string;
}

/** Laid out like a recipe: summary, equipment, steps, adaptations. */
export function GuideView({ activity, back }: Props) {
  const { guide, based_on, archived, hidden } = activity;
  const visits = useCan('relatives.view');
  const keepsRecords = useCan('reports.view');
  return (
    <Page
      title={activity.title}
      {...(activity.summary !== '' && { lead: activity.summary })}
      back={back}
    >
      <div className={styles.guide}>
        {archived && <Banner kind="attention">{m.guide_archived()}</Banner>}
        {hidden && <Banner kind="attention">{m.guide_hidden()}</Banner>}
        {visits && guide.visit && <VisitBox visit={guide.visit} title={m.guide_visit()} />}
        <GuideHero activity={activity} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <Needs guide={guide} />
            <Steps guide={guide} />
            <Adaptations guide={guide} />
            {!visits && guide.visit && (
              <VisitBox visit={guide.visit} title={m.own_activity_visit()} />
            )}
          </div>
          <div className={styles.side}>
            {keepsRecords && <HomeResults activityId={activity.id} />}
            <Conversation guide={guide} />
            <LookFor guide={guide} />
            <KeepSafe id={activity.id} guide={guide} />
            <GoodFor guide={guide} />
            {based_on && (
              <p className={styles.basedOn}>
                {m.guide_based_on()}{' '}
                <Link to={`/activity?id=${based_on.id}`}>{based_on.title}</Link>
              </p>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}
