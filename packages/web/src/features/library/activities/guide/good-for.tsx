import { interestLabel } from '@relish/shared/residents/interests/taxonomy.ts';

import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { BENEFIT_WORDS, SEASON_WORDS, THEME_WORDS } from '../../../../words/activity-words.ts';
import { m } from '../../../../words/m.ts';
import type { Activity } from '../api.ts';

import styles from './guide-parts.module.css';

export function GoodFor({ guide }: { guide: Activity['guide'] }) {
  const benefits = guide.benefits.map((each) => BENEFIT_WORDS[each]());
  const interests = guide.interests.map((code) => interestLabel(code));
  const times = [
    ...guide.seasons.map((each) => SEASON_WORDS[each]()),
    ...guide.themes.map((each) => THEME_WORDS[each]()),
  ];
  if (benefits.length + interests.length + times.length === 0) return null;
  return (
    <Card title={m.guide_good_for()}>
      <Words label={m.guide_benefits()} words={benefits} kind="brand" />
      <Words label={m.guide_interests()} words={interests} kind="accent" />
      <Words label={m.guide_when()} words={times} kind="info" />
    </Card>
  );
}

interface WordsProps {
  label: string;
  words: readonly string[];
  kind: 'brand' | 'accent' | 'info';
}

const Words = ({ label, words, kind }: WordsProps) =>
  words.length > 0 && (
    <div>
      <h3 className={styles.small}>{label}</h3>
      <ul className={styles.badges}>
        {words.map((word) => (
          <li key={word}>
            <Badge kind={kind}>{word}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
