import { GUIDE_TEXTS } from '@relish/shared/residents/pal/guide-texts.ts';
import { INFO_SECTIONS, LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { type Level, LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { Navigate, useSearchParams } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { GuideView } from './guide-view.tsx';
import { LevelCards } from './level-cards.tsx';
import { LevelDisc } from './level-chip.tsx';
import { PalLocked } from './pal-locked.tsx';

import styles from './pal-info-page.module.css';

export default function PalInfoPage() {
  const isOpen = useCan('pal.view');
  const isRelative = useCan('relatives.view');
  const [query] = useSearchParams();
  const level = LEVELS.find((each) => each === query.get('level'));
  // N15: relatives must not see levels.
  if (isRelative) return <Navigate to="/tabs/pal" replace />;
  if (!isOpen)
    return (
      <Page title={m.pal_info_title()} back="/tabs/pal">
        <PalLocked />
      </Page>
    );
  return level ? <LevelPage key={level} level={level} /> : <About />;
}

const About = () => (
  <Page title={m.pal_info_title()} back="/tabs/pal">
    {INFO_SECTIONS.map(({ key, title, paragraphs }) => (
      <section key={key} className={styles.section} aria-labelledby={`pal-${key}`}>
        <h2 id={`pal-${key}`}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={key === 'not' ? styles.not : styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {key === 'levels' && <LevelCards />}
      </section>
    ))}
  </Page>
);

const LevelPage = ({ level }: { level: Level }) => (
  <Page
    title={LEVEL_TEXTS[level].name}
    lead={LEVEL_TEXTS[level].phrase}
    leading={<LevelDisc level={level} />}
    back="/pal-info"
  >
    <Card title={m.pal_info_guide_of({ phrase: LEVEL_TEXTS[level].phrase })}>
      <GuideView guide={GUIDE_TEXTS[level]} level={level} />
    </Card>
    <nav aria-label={m.pal_info_levels()} className={styles.levels}>
      {LEVELS.filter((other) => other !== level).map((other) => (
        <Link key={other} kind="quiet-button" to={`/pal-info?level=${other}`}>
          {LEVEL_TEXTS[other].name}
        </Link>
      ))}
    </nav>
  </Page>
);
