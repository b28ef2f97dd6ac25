import { Mic, MicOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { canDictate, dictate } from '../../../platform/dictation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

import styles from './dictated-area.module.css';

interface Props {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  maxLength: number;
  value: string;
  errors?: string[] | undefined;
  onText: (text: string) => void;
}

/** Offers dictation where the browser supports it. */
export function DictatedArea({ onText, ...area }: Props) {
  const [stop, setStop] = useState<() => void>();
  const latest = useRef(area.value);
  useEffect(() => {
    latest.current = area.value;
  }, [area.value]);
  // Stops listening when the field is gone.
  useEffect(() => stop, [stop]);

  const listen = () => {
    const end = dictate({
      language: locale(),
      onText: (text) => onText([latest.current.trim(), text].filter(Boolean).join(' ')),
      onEnd: () => setStop(undefined),
    });
    setStop(() => end);
  };
  return (
    <div className={styles.dictated}>
      <TextArea {...area} onChange={({ currentTarget }) => onText(currentTarget.value)} />
      {canDictate() && (
        <div className={styles.row}>
          <Button
            kind="quiet"
            size="small"
            aria-pressed={stop !== undefined}
            aria-label={m.reports_dictate({ field: area.label })}
            icon={stop ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
            onClick={() => (stop ? stop() : listen())}
          >
            {stop ? m.reports_dictate_stop() : m.reports_dictate_start()}
          </Button>
          {stop && <output className={styles.listening}>{m.reports_dictating()}</output>}
        </div>
      )}
    </div>
  );
}
