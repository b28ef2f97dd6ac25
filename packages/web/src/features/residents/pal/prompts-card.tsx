import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type PalPerson, useSettlePrompt } from './api.ts';
import { PROMPT_WORDS } from './pal-words.ts';

import styles from './prompts-card.module.css';

const RaiseDialog = lazy(() => import('./raise-dialog.tsx'));

/** V12: requests for review are tasks; nothing changes automatically. */
export function PromptsCard({ person }: { person: PalPerson }) {
  const mayCheck = useCan('pal.check');
  const settle = useSettlePrompt();
  const [raising, setRaising] = useState(false);
  const settled = () => showToast({ title: m.pal_prompts_settled(), tone: 'success' });
  return (
    <Card title={m.pal_prompts_title()}>
      {person.prompts.length === 0 && <p className={styles.none}>{m.pal_prompts_none()}</p>}
      <ul className={styles.prompts}>
        {person.prompts.map(({ id, reason, raised_at, raised_by }) => (
          <li key={id} className={styles.prompt}>
            <TriangleAlert className={styles.icon} aria-hidden="true" />
            <div className={styles.words}>
              <p className={styles.reason}>{PROMPT_WORDS[reason]()}</p>
              <p className={styles.by}>
                {raised_by === null
                  ? formatDate(new Date(raised_at))
                  : m.pal_prompts_by({ name: raised_by, date: formatDate(new Date(raised_at)) })}
              </p>
            </div>
            {mayCheck && !person.read_only && (
              <Button
                kind="quiet"
                size="small"
                busy={settle.isPending && settle.variables.id === id}
                onClick={() => settle.isPending || settle.mutate({ id }, { onSuccess: settled })}
              >
                {m.pal_prompts_settle()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {person.prompts.some(({ reason }) => reason === 'infection_or_sudden_change') && (
        <p className={styles.illness}>{m.pal_illness()}</p>
      )}
      {!person.read_only && (
        <div>
          <Button kind="quiet" onClick={() => setRaising(true)}>
            {m.pal_raise()}
          </Button>
        </div>
      )}
      {raising && (
        <Suspense>
          <RaiseDialog residentId={person.resident_id} onClose={() => setRaising(false)} />
        </Suspense>
      )}
    </Card>
  );
}
