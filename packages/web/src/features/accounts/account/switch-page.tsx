import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ApiError } from '../../../api/api-error.ts';
import { switchCarehome } from '../../../session/session.ts';
import { useUser } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { EmptyChair } from '../../../ui/illustrations/empty-chair.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { CarehomeChoices } from './carehome-choices.tsx';
import { matchingCarehomes } from './matching-carehomes.ts';

/** A search field is shown from this many homes. */
const MANY = 7;

export default function SwitchPage() {
  const user = useUser();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState('');
  const [movingTo, setMovingTo] = useState<string>();
  const homes = matchingCarehomes(user.carehomes, wanted);

  async function move(id: string, name: string) {
    if (movingTo !== undefined || id === user.carehome.id) return;
    setMovingTo(id);
    try {
      await switchCarehome(id);
      showToast({ title: m.switch_done({ home: name }), tone: 'success' });
      await navigate('/tabs/home', { replace: true });
    } catch (error) {
      // The error catalogue has already shown a toast.
      if (!(error instanceof ApiError)) throw error;
      setMovingTo(undefined);
    }
  }

  return (
    <Page title={m.switch_title()} lead={m.switch_lead()} back="/tabs/home">
      {user.carehomes_count >= MANY && (
        <TextField
          label={m.switch_search()}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {user.carehomes_count >= MANY && <output>{m.homes_found({ count: homes.length })}</output>}
      {homes.length === 0 ? (
        <EmptyState illustration={<EmptyChair />} title={m.switch_none_title()}>
          {m.switch_none_text()}
        </EmptyState>
      ) : (
        <CarehomeChoices
          homes={homes}
          here={user.carehome.id}
          movingTo={movingTo}
          onChoose={(id, name) => void move(id, name)}
        />
      )}
    </Page>
  );
}
