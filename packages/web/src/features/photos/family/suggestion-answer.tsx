import { lazy, Suspense, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import type { AnsweredPhoto } from './api.ts';

import styles from './family.module.css';

// Loaded when opened.
const AnswerDialog = lazy(() => import('./answer-dialog.tsx'));

/** Accepts or declines a family's photo, wherever it is shown. */
export function SuggestionAnswer({ photo }: { photo: AnsweredPhoto }) {
  const [how, setHow] = useState<'accept' | 'decline'>();
  return (
    <div className={styles.ways}>
      <Button onClick={() => setHow('accept')}>{m.photo_answer_accept()}</Button>
      <Button kind="quiet" onClick={() => setHow('decline')}>
        {m.photo_answer_decline()}
      </Button>
      {how && (
        <Suspense>
          <AnswerDialog photo={photo} how={how} onClose={() => setHow(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
