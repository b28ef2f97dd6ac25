import { Info, Utensils } from 'lucide-react';

import { m } from '../../../words/m.ts';
import type { Suggested } from './api.ts';

import styles from './warnings.module.css';

type Kind = Suggested['notes'][number]['kind'];

const SENTENCES: Record<Kind, (named: { name: string }) => string> = {
  falls: m.choose_note_falls,
  hearing: m.choose_note_hearing,
  hearing_aids: m.choose_note_hearing_aids,
  sight: m.choose_note_sight,
  sight_one_side: m.choose_note_sight_one_side,
};

interface Props {
  of: Pick<Suggested, 'notes' | 'food_caution'>;
  people: readonly { id: string; preferred_name: string }[];
}

/** Advice that needs no acknowledgement, below the warnings that do. */
export function CareNotes({ of: { notes, food_caution }, people }: Props) {
  if (notes.length === 0 && !food_caution) return null;
  const findName = (personId: string) =>
    people.find(({ id }) => id === personId)?.preferred_name ?? '';
  return (
    <ul className={styles.notes} aria-label={m.choose_note_list()}>
      {food_caution && (
        <li className={styles.note}>
          <Utensils aria-hidden="true" />
          {m.choose_food_caution()}
        </li>
      )}
      {notes.map(({ kind, person_id }) => (
        <li key={`${person_id} ${kind}`} className={styles.note}>
          <Info aria-hidden="true" />
          {SENTENCES[kind]({ name: findName(person_id) })}
        </li>
      ))}
    </ul>
  );
}
