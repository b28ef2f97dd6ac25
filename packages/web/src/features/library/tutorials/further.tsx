import { Lightbulb } from 'lucide-react';

import { Card } from '../../../ui/layout/card.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { m } from '../../../words/m.ts';
import type { Tutorial } from './api.ts';
import { TutorialLink } from './tutorial-link.tsx';

import styles from './further.module.css';

export const GoodToKnow = ({ tutorial: { good_to_know } }: { tutorial: Tutorial }) =>
  good_to_know.length > 0 && (
    <Card title={m.tutorials_good_to_know()} leading={<IconDisc icon={Lightbulb} tone="accent" />}>
      <ul className={styles.list}>
        {good_to_know.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Card>
  );

export const Related = ({ tutorial: { related } }: { tutorial: Tutorial }) =>
  related.length > 0 && (
    <section className={styles.related}>
      <h2 className={styles.heading}>{m.tutorials_related()}</h2>
      {related.map((each) => (
        <TutorialLink key={each.code} tutorial={each} level={3} />
      ))}
    </section>
  );
