import { Clock, type LucideIcon, MapPin, Sprout, Sun, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';
import {
  AT_WORDS,
  isEarly,
  isGood,
  kindWords,
  needsCare,
  PART_WORDS,
  whatWords,
  whenWords,
} from './effect-words.ts';
import { WorksTable } from './works-table.tsx';

import styles from './insights.module.css';

const KINDS = 3;
const ACTIVITIES = 5;

/** Sentences with the number of observations; residents are not scored. */
export function WorksCard({ insights: { person, works } }: { insights: ResidentInsights }) {
  const name = person.preferred_name;
  const { activities, kinds, parts, places } = works;
  const helps = [
    ...kinds
      .filter(isGood)
      .slice(0, KINDS)
      .map((each) => whatWords(kindWords(each.category, each.part), name, each)),
    ...activities
      .filter(isGood)
      .slice(0, ACTIVITIES)
      .map((each) => whatWords(each.title, name, each)),
  ];
  return (
    <Card title={m.insights_works_title()}>
      <p className={styles.quiet}>{m.insights_works_lead()}</p>
      <Sentences
        title={m.insights_works_helps()}
        icon={Sun}
        sentences={helps}
        none={m.insights_works_none()}
        isStrong
      />
      <Sentences
        title={m.insights_works_when()}
        icon={Clock}
        sentences={parts.map((each) => whenWords(PART_WORDS[each.part](), name, each))}
      />
      <Sentences
        title={m.insights_works_where()}
        icon={MapPin}
        sentences={places.map((each) => whenWords(AT_WORDS[each.place](), name, each))}
      />
      <Sentences
        title={m.insights_works_care()}
        icon={TriangleAlert}
        sentences={activities
          .filter(needsCare)
          .map((each) =>
            each.warned
              ? m.insights_works_warned({ what: each.title, name })
              : whatWords(each.title, name, each),
          )}
      />
      <Sentences
        title={m.insights_works_early()}
        icon={Sprout}
        sentences={activities
          .filter((each) => isEarly(each) && !each.warned)
          .map((each) => whatWords(each.title, name, each))}
      />
      <WorksTable works={works} />
    </Card>
  );
}

interface Props {
  title: string;
  icon: LucideIcon;
  sentences: readonly string[];
  /** Shown when the part is empty; without it the part is left out. */
  none?: ReactNode;
  isStrong?: boolean;
}

function Sentences({ title, icon: Icon, sentences, none, isStrong }: Props) {
  const id = useId();
  if (sentences.length === 0 && none === undefined) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      {sentences.length === 0 && <p>{none}</p>}
      <ul className={styles.sentences} data-strong={isStrong || undefined}>
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}
