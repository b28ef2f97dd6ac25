import { ShieldAlert } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { Glance } from './api.ts';
import { GlanceSection } from './glance-list.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { EATING_WORDS, SEVERITY_WORDS } from './resident-words.ts';
import { SafetyConfirmed } from './safety-confirmed.tsx';
import {
  allergyWords,
  dietWords,
  drinkWords,
  foodWords,
  movingWords,
  warningWords,
} from './safety-words.ts';

import styles from './glance.module.css';

export function GlanceSafety({ glance }: { glance: Glance }) {
  const { allergies, diet } = glance;
  const warnings = warningWords(glance);
  return (
    <GlanceSection title={m.glance_safety()} icon={ShieldAlert} strong>
      {allergies.length === 0 ? (
        <p>{m.glance_no_allergies()}</p>
      ) : (
        <ul className={styles.allergies}>
          {allergies.map((allergy) => (
            <li key={`${allergy.allergen} ${allergy.detail ?? ''}`}>
              {`${allergyWords(allergy)}: ${SEVERITY_WORDS[allergy.severity]()}`}
            </li>
          ))}
        </ul>
      )}
      <ProfileFacts
        facts={[
          { term: m.profile_food(), value: foodWords(glance) },
          { term: m.profile_drink(), value: drinkWords(glance) },
          { term: m.profile_diet(), value: dietWords(glance) },
          {
            term: m.profile_eating(),
            value: diet.eating_support && EATING_WORDS[diet.eating_support](),
          },
          { term: m.profile_moving(), value: movingWords(glance) },
        ]}
      />
      {warnings.length > 0 && (
        <ul className={styles.items}>
          {warnings.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      <SafetyConfirmed of={glance} />
    </GlanceSection>
  );
}
