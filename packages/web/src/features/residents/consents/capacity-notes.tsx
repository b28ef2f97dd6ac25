import { Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { AddCapacityNote } from './add-capacity-note.tsx';
import { dayWords } from './answer-words.ts';
import { type CapacityNote, useCapacityNotes } from './api.ts';
import { OUTCOME_WORDS } from './capacity-words.ts';
import { SHORT } from './purpose-words.ts';

import styles from './capacity-notes.module.css';

interface Props {
  residentId: string;
  name: string;
}

/** For staff only, never for families. */
export function CapacityNotes({ residentId, name }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <Card
      title={m.capacity_title()}
      actions={
        <span className={styles.add}>
          <Button
            kind="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {m.capacity_add()}
          </Button>
        </span>
      }
    >
      <p className={styles.lead}>{m.capacity_lead()}</p>
      <Notes residentId={residentId} name={name} />
      {adding && (
        <AddCapacityNote residentId={residentId} name={name} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

function Notes({ residentId, name }: Props) {
  const { data, isError, isFetching, refetch } = useCapacityNotes(residentId);
  if (isError) return <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.length === 0) return <p>{m.capacity_empty({ name })}</p>;
  return (
    <ul className={styles.notes}>
      {data.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  );
}

const Note = ({ note }: { note: CapacityNote }) => (
  <li className={styles.note}>
    <h3 className={styles.decision}>{note.decision}</h3>
    <p className={styles.state}>
      <Badge kind={note.superseded ? 'neutral' : 'info'}>{OUTCOME_WORDS[note.outcome]()}</Badge>
      {note.superseded && m.capacity_older()}
    </p>
    <p className={styles.lead}>
      {m.capacity_by({ who: note.assessor, date: dayWords(note.assessed_on) })}
      {note.review_on !== null && ` · ${m.consent_review_by({ date: dayWords(note.review_on) })}`}
    </p>
    {note.purposes.length > 0 && (
      <p className={styles.lead}>
        {m.capacity_covers({
          questions: note.purposes.map((purpose) => SHORT[purpose]()).join(', '),
        })}
      </p>
    )}
    {note.notes !== null && <p className={styles.text}>{note.notes}</p>}
  </li>
);
