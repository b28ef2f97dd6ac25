import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { RECEPTIONS, type Reception } from '@relish/shared/chat/readings/choices.ts';
import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { receptionWords } from './reading-words.ts';

import styles from './readings.module.css';

interface Props {
  message: Message;
  name: string;
  isBusy: boolean;
  onChoose: (reception: Reception) => void;
  onCancel: () => void;
}

/** One tap records that the message was read, and how it was received. */
export function ReceptionChoice({ message, name, isBusy, onChoose, onCancel }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
    box.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onCancel]);
  return (
    <fieldset ref={box} className={styles.choice} aria-busy={isBusy}>
      <legend>{m.chat_read_how({ name })}</legend>
      <div className={styles.buttons}>
        {RECEPTIONS.map((reception) => {
          const { icon: Icon, choice } = receptionWords(message, reception);
          return (
            <Button
              key={reception}
              kind="quiet"
              size="small"
              icon={<Icon aria-hidden="true" />}
              onClick={() => onChoose(reception)}
            >
              {choice()}
            </Button>
          );
        })}
        <Button kind="plain" size="small" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      </div>
      <p>{m.chat_read_hint()}</p>
    </fieldset>
  );
}
