import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { type OpenVideo, useWatchedTogether } from './api.ts';

import styles from './videos.module.css';

/** Starts a record with the residents who were in the room. */
export function WatchedTogether({ video }: { video: OpenVideo }) {
  const [open, setOpen] = useState(false);
  return (
    <Card title={m.videos_watched_title()}>
      <p>{m.videos_watched_text()}</p>
      <Button kind="quiet" icon={<UsersRound aria-hidden="true" />} onClick={() => setOpen(true)}>
        {m.videos_watched_choose()}
      </Button>
      {open && <WhoWasThere id={video.id} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function WhoWasThere({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: people = [] } = useResidents(false);
  const say = useWatchedTogether();
  const mayRecord = useCan('reports.add');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const shown = people
    .filter(({ status }) => status !== 'pre_admission')
    .filter(
      (person) =>
        chosen.includes(person.id) ||
        typed.trim() === '' ||
        matchName(typed, [person.preferred_name, person.first_name, person.last_name]) > 0,
    );
  const save = () =>
    say.mutate(
      { id, resident_ids: chosen },
      {
        onSuccess: () => {
          showToast({ title: m.videos_watched_kept({ count: chosen.length }), tone: 'success' });
          onClose();
          if (mayRecord) void navigate(`/manage-report?video=${id}&residents=${chosen.join(',')}`);
        },
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={chosen.length === 0}
      title={m.videos_watched_choose()}
      actions={
        <>
          <Button kind="quiet" onClick={() => say.isPending || onClose()}>
            {m.ui_cancel()}
          </Button>
          <Button
            busy={say.isPending}
            onClick={() => (chosen.length === 0 ? setAsked(true) : save())}
          >
            {m.videos_watched_save({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.room}>
        <TextField
          type="search"
          label={m.videos_watched_find()}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Chips
          label={m.videos_watched_people()}
          multiple
          options={shown.map((person) => ({ value: person.id, label: calledName(person) }))}
          value={chosen}
          onChange={setChosen}
          errors={asked && chosen.length === 0 ? [m.videos_watched_nobody()] : undefined}
        />
      </div>
    </Dialog>
  );
}
