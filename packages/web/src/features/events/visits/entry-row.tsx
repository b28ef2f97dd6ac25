import { LogOut } from 'lucide-react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { ListRow } from '../../../ui/layout/list-row.tsx';
import { formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Entry, useBackIn, useSignOut } from './api.ts';
import { peopleWords, residentWords } from './visit-words.ts';

import styles from './visits.module.css';

const UNDO_SECONDS = 10;

export function EntryRow({ entry }: { entry: Entry }) {
  const { time_zone } = useUser().carehome;
  const { name, people, firm, resident, signed_in_at, signed_out_at, not_signed_out } = entry;
  const at = (instant: string) => formatTime(new Date(instant), time_zone);
  return (
    <ListRow
      title={<span translate="no">{name}</span>}
      subtitle={
        <span className={styles.facts}>
          <span translate="no">
            {[
              signed_out_at === null || not_signed_out
                ? m.reception_since({ time: at(signed_in_at) })
                : m.reception_between({ from: at(signed_in_at), to: at(signed_out_at) }),
              firm,
              resident && residentWords(resident),
              peopleWords(people),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {not_signed_out && <Badge kind="attention">{m.reception_not_signed_out()}</Badge>}
        </span>
      }
      trailing={signed_out_at === null ? <SignOut entry={entry} /> : undefined}
    />
  );
}

function SignOut({ entry: { id, name } }: { entry: Entry }) {
  const signOut = useSignOut();
  const backIn = useBackIn();
  const leave = () =>
    signOut.mutate(
      { id },
      {
        onSuccess: () =>
          showToast({
            title: m.reception_signed_out({ name }),
            tone: 'success',
            seconds: UNDO_SECONDS,
            action: { label: m.ui_undo(), run: () => backIn.mutate({ id }) },
          }),
      },
    );
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<LogOut aria-hidden="true" />}
      aria-label={m.reception_sign_out_named({ name })}
      busy={signOut.isPending}
      onClick={() => signOut.isPending || leave()}
    >
      {m.reception_sign_out()}
    </Button>
  );
}
