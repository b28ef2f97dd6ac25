import type { CardKind } from '@relish/shared/chat/messages/choices.ts';
import { useState } from 'react';

import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import type { ChosenCard } from './card-address.ts';
import { CardChoices, useCardKinds } from './card-choices.tsx';
import { CARD_WORDS } from './card-words.ts';

import styles from './attachments.module.css';

interface Props {
  thread: Thread;
  onChoose: (card: ChosenCard) => void;
  onClose: () => void;
}

/** Finds a record that a message links to. */
export default function CardDialog({ thread, onChoose, onClose }: Props) {
  const kinds = useCardKinds(thread);
  const [kind, setKind] = useState<CardKind>('event');
  const [typed, setTyped] = useState('');
  return (
    <Dialog isOpen title={m.chat_link_add()} onClose={onClose}>
      <div className={styles.choose}>
        <Select
          label={m.chat_link_kind()}
          options={kinds.map((each) => ({ value: each, label: CARD_WORDS[each].several() }))}
          placeholder={null}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'event')}
        />
        <TextField
          label={m.chat_link_find()}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {(thread.kind === 'family' || thread.kind === 'private') && (
          <p className={styles.quiet}>{m.chat_link_hint()}</p>
        )}
        <CardChoices
          kind={kind}
          thread={thread}
          typed={typed.trim()}
          onChoose={(card) => {
            onChoose(card);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
