import { Card } from '../../../ui/layout/card.tsx';
import { formatDate, formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Feedback } from './api.ts';

import styles from './listening.module.css';

/** Columns that belong together have one name. */
const FIELD_WORDS: Partial<Record<string, () => string>> = {
  kind: m.feedback_kind,
  said: m.feedback_said,
  received_on: m.feedback_received_on,
  received_by: m.feedback_received_by,
  from_kind: m.feedback_from,
  from_name: m.feedback_from_name,
  area: m.feedback_area,
  resident_id: m.feedback_resident,
  about_staff_ids: m.feedback_about_staff,
  acknowledged_on: m.feedback_acknowledged_on,
  answered_on: m.feedback_answered_on,
  outcome: m.feedback_outcome,
  answer: m.feedback_answer_text,
  candour: m.feedback_candour,
  candour_note: m.feedback_candour_note,
  learning: m.feedback_learning,
  shared_at: m.feedback_shared,
  voided_at: m.feedback_voided,
};

const nameFields = (fields: readonly string[]) =>
  formatList(fields.flatMap((field) => FIELD_WORDS[field]?.() ?? []));

export const EntryHistory = ({ entry }: { entry: Feedback }) => (
  <Card title={m.feedback_history()}>
    <ul className={styles.list}>
      {entry.changes.map(({ at, by, fields }) => (
        <li key={at}>
          {m.feedback_changed({ when: formatDate(new Date(at)), who: by ?? m.feedback_former() })}
          <span className={styles.quiet}>{nameFields(fields)}</span>
        </li>
      ))}
      <li>
        {m.feedback_recorded({
          when: formatDate(new Date(entry.recorded.at)),
          who: entry.recorded.by ?? m.feedback_former(),
        })}
      </li>
    </ul>
  </Card>
);
