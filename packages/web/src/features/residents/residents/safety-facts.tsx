import type { SEVERITIES } from '@relish/shared/residents/residents/choices.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { dayWords } from './day-words.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { EATING_WORDS, SEVERITY_WORDS } from './resident-words.ts';
import {
  allergyWords,
  dietWords,
  drinkWords,
  foodWords,
  handWords,
  movingWords,
  warningWords,
} from './safety-words.ts';

import styles from './profile.module.css';

const SEVERITY_KIND: Record<(typeof SEVERITIES)[number], 'neutral' | 'attention' | 'danger'> = {
  mild: 'neutral',
  moderate: 'attention',
  severe: 'danger',
};

export function SafetyFacts({ resident }: { resident: Resident }) {
  const { diet } = resident;
  const warnings = warningWords(resident);
  return (
    <>
      <ProfileFacts
        facts={[
          { term: m.profile_allergies(), value: <Allergies resident={resident} /> },
          { term: m.profile_food(), value: foodWords(resident) },
          { term: m.profile_drink(), value: drinkWords(resident) },
          { term: m.profile_diet(), value: dietWords(resident) },
          {
            term: m.profile_eating(),
            value: diet.eating_support && EATING_WORDS[diet.eating_support](),
          },
          { term: m.profile_moving(), value: movingWords(resident) },
          { term: m.profile_hands(), value: handWords(resident) },
          {
            term: m.profile_warnings(),
            value: warnings.length > 0 && (
              <ul>
                {warnings.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            ),
          },
        ].map(({ term, value }) => ({ term, value: value === false ? null : value }))}
      />
      {diet.set_on !== null && (
        <p className={styles.quiet}>{m.profile_set_on({ date: dayWords(diet.set_on) })}</p>
      )}
    </>
  );
}

const Allergies = ({ resident: { allergies } }: { resident: Resident }) =>
  allergies.length === 0 ? (
    m.profile_allergies_none()
  ) : (
    <ul className={styles.allergies}>
      {allergies.map((allergy) => (
        <li key={`${allergy.allergen} ${allergy.detail ?? ''}`} className={styles.allergy}>
          <span>{allergyWords(allergy)}</span>
          <Badge kind={SEVERITY_KIND[allergy.severity]}>{SEVERITY_WORDS[allergy.severity]()}</Badge>
        </li>
      ))}
    </ul>
  );
