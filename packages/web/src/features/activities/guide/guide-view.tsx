import { useCan } from '../../../session/use-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { m } from '../../../words/m.ts';
import type { Activity } from '../api.ts';
import { Adaptations } from './adaptations.tsx';
import { GoodFor } from './good-for.tsx';
import { GuideHero } from './guide-hero.tsx';
import { Here } from './here.tsx';
import { KeepSafe } from './keep-safe.tsx';
import { LookFor } from './look-for.tsx';
import { Needs } from './needs.tsx';
import { Say } from './say.tsx';
import { Steps } from './steps.tsx';
import { VisitBox } from './visit-box.tsx';

import styles from './guide-view.module.css';

interface Props {
  activity: Activity;
  back: string;
}

/** A guide, read like a recipe: what it is, what it needs, how it goes, and how it fits each person. */
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
            {keepsRecords && <Here activityId={activity.id} />}
            <Say guide={guide} />
            <LookFor guide={guide} />
            <KeepSafe guide={guide} />
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
