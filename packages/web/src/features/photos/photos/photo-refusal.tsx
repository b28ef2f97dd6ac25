import { useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import { useRefusePhoto } from './photo-api.ts';
import { personName } from './photo-words.ts';

const OTHER = 'other';

interface Props {
  id: string;
  people: readonly {
    kind: 'resident' | 'staff' | 'visitor' | 'child';
    resident_id: string | null;
    preferred_name: string | null;
  }[];
  /** Null for someone who is not a resident; undefined before anyone is chosen. */
  chosen: string | null | undefined;
  onRefused: () => void;
  onClose: () => void;
}

/** N21: a no on the day removes the photo from everyone at once. */
export default function PhotoRefusal({ id, people, chosen, onRefused, onClose }: Props) {
  const residents = people.flatMap((person) =>
    person.resident_id === null ? [] : { value: person.resident_id, label: personName(person) },
  );
  const [who, setWho] = useState(chosen === null || residents.length === 0 ? OTHER : chosen);
  const [isMissing, setMissing] = useState(false);
  const refuse = useRefusePhoto();
  const confirm = async () => {
    if (refuse.isPending) return;
    setMissing(who === undefined);
    if (who === undefined) return;
    await refuse.mutateAsync({ id, resident_id: who === OTHER ? null : who });
    onRefused();
    showToast({ title: m.photo_refused_toast(), tone: 'success' });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.photo_refuse_title()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button kind="danger" busy={refuse.isPending} onClick={() => void confirm()}>
            {m.photo_refuse_confirm()}
          </Button>
        </>
      }
    >
      <p>{m.photo_refuse_text()}</p>
      <RadioCards
        label={m.photo_refuse_who()}
        errors={isMissing ? [m.photo_refuse_missing()] : undefined}
        options={[...residents, { value: OTHER, label: m.photo_refuse_other() }]}
        value={who}
        onChange={setWho}
      />
    </Dialog>
  );
}
