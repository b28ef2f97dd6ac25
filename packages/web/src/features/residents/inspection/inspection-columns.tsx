import { AGE_BANDS, type AgeBand } from '@relish/shared/residents/inspection/age-band.ts';
import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { rank } from '@relish/shared/residents/pal/levels.ts';

import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { m } from '../../../words/m.ts';
import type { InspectedResident } from './api.ts';
import { InPlace } from './in-place.tsx';

import styles from './inspection.module.css';

const AGE_WORDS: Record<AgeBand, () => string> = {
  under_65: m.inspection_age_under_65,
  '65_74': m.inspection_age_65_74,
  '75_84': m.inspection_age_75_84,
  '85_94': m.inspection_age_85_94,
  '95_and_over': m.inspection_age_95_and_over,
};

/** Overdue items sort to the top. */
export const inspectionColumns = (purposes: number): Column<InspectedResident>[] => [
  {
    id: 'person',
    title: m.inspection_column_person(),
    sortBy: ({ pseudonym }) => pseudonym,
    isRowTitle: true,
    cell: ({ pseudonym }) => (
      <span className={styles.code}>{m.inspection_person({ code: pseudonym })}</span>
    ),
  },
  {
    id: 'age',
    title: m.inspection_column_age(),
    sortBy: ({ age_band }) => (age_band === null ? -1 : AGE_BANDS.indexOf(age_band)),
    cell: ({ age_band, months_here: count }) => (
      <span className={styles.lines}>
        {age_band === null ? m.inspection_age_unknown() : AGE_WORDS[age_band]()}
        <span className={styles.small}>
          {count === 0 ? m.inspection_new_here() : m.inspection_months({ count })}
        </span>
      </span>
    ),
  },
  {
    id: 'level',
    title: m.inspection_column_level(),
    sortBy: ({ ability_level: level, ability_review_overdue: overdue }) =>
      level === null ? -1 : overdue ? 0 : rank(level),
    cell: ({ ability_level: level, ability_review_overdue: overdue }) => (
      <span className={styles.lines}>
        {level === null ? (
          <span className={styles.none}>{m.inspection_level_none()}</span>
        ) : (
          LEVEL_TEXTS[level].name
        )}
        {overdue && <Overdue />}
      </span>
    ),
  },
  {
    id: 'about-me',
    title: m.inspection_column_about_me(),
    sortBy: ({ about_me_percent }) => about_me_percent,
    cell: ({ about_me_percent: percent, interests, requests }) => (
      <span className={styles.lines}>
        {m.inspection_percent({ percent })}
        <span className={styles.small}>{m.inspection_interests({ count: interests })}</span>
        <span className={styles.small}>{m.inspection_requests({ count: requests })}</span>
      </span>
    ),
  },
  {
    id: 'consents',
    title: m.inspection_column_consents(),
    sortBy: ({ consents_answered, consent_review_overdue }) =>
      consent_review_overdue ? -1 : consents_answered,
    cell: ({ consents_answered: count, consent_review_overdue: overdue }) => (
      <span className={styles.lines}>
        {m.inspection_of({ count, total: purposes })}
        {overdue && <Overdue />}
      </span>
    ),
  },
  {
    id: 'in-place',
    title: m.inspection_column_in_place(),
    sortBy: ({ safety_confirmed, has_key_worker, has_family }) =>
      [safety_confirmed, has_key_worker, has_family].filter(Boolean).length,
    cell: (row) => <InPlace row={row} />,
  },
];

const Overdue = () => <Badge kind="attention">{m.inspection_overdue()}</Badge>;
