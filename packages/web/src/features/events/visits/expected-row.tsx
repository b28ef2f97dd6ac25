import { LogIn } from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { m } from '../../../words/m.ts';
import { type Expected, useRemoveEntry, useSignIn } from './api.ts';
import { clockWords, eventTitles, peopleWords, residentWords } from './visit-words.ts';

import styles from './visits.module.css';

const UNDO_SECONDS = 10;

interface Props {
  visit: Expected;
  /** Visitors are only signed in today. */
  isToday: boolean;
}

export function ExpectedRow({ visit, isToday }: Props) {
  const { name, people, resident, note, resident_at_home } = visit;
  const maySignIn = useCan('reception.sign-in') && isToday;
  return (
    <ListRow
      title={<span translate="no">{name}</span>}
      subtitle={
        <span className={styles.facts}>
          <span translate="no">
            {[
              clockWords(visit),
              resident && residentWords(resident),
              peopleWords(people),
              eventTitles(visit),
              note,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {!resident_at_home && <Badge kind="attention">{m.reception_ask_first()}</Badge>}
        </span>
      }
      trailing={maySignIn ? <SignIn visit={visit} /> : undefined}
    />
  );
}

function SignIn({ visit: { visit_id, reply_id, people, name } }: { visit: Expected }) {
  const signIn = useSignIn();
  const remove = useRemoveEntry();
  const arrive = () =>
    signIn.mutate(
      {
        // One of them: a reply that belongs to a visit is part of it.
        visit_id,
        reply_id: visit_id === null ? reply_id : null,
        people,
        client_uuid: crypto.randomUUID(),
      },
      {
        onSuccess: ({ id }) =>
          showToast({
            title: m.reception_signed_in({ name }),
            tone: 'success',
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => remove.mutate({ id }) },
          }),
      },
    );
  return (
    <Button
      size="small"
      icon={<LogIn aria-hidden="true" />}
      aria-label={m.reception_sign_in_named({ name })}
      busy={signIn.isPending}
      onClick={() => signIn.isPending || arrive()}
    >
      {m.reception_sign_in()}
    </Button>
  );
}
