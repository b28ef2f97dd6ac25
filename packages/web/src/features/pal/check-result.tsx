import { LEVEL_TEXTS } from '@relish/shared/pal/info-texts.ts';
import { type Level, LEVELS } from '@relish/shared/pal/levels.ts';
import { isOpenTie, type Score } from '@relish/shared/pal/scoring.ts';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { m } from '../../words/m.ts';
import type { PalFinish } from './api.ts';
import { ScoreView } from './score-view.tsx';

import styles from './check-result.module.css';

export type Decision = Pick<PalFinish, 'confirmed_level' | 'override_reason' | 'confirm_mixed'>;

interface Props {
  name: string;
  score: Score;
  notes: string | null;
  onNotes: (notes: string) => void;
  errors: Record<string, string[]>;
  busy: boolean;
  onFinish: (decision: Decision) => void;
}

/** V3–V7: what the answers suggest, and the last word of whoever knows the person. */
export function CheckResult({ name, score, notes, onNotes, errors, busy, onFinish }: Props) {
  const [differs, setDiffers] = useState(false);
  const [other, setOther] = useState<Level>();
  const [reason, setReason] = useState('');
  const [confirmed, setConfirmed] = useState(false);
  const others = LEVELS.filter((level) => level !== score.suggested_level);
  const isOther = differs && other !== undefined && other !== score.suggested_level;
  return (
    <Card title={m.pal_check_result()}>
      <ScoreView score={score} />
      {differs && (
        <div className={styles.other}>
          <RadioCards
            label={m.pal_check_choose()}
            name="confirmed_level"
            errors={errors.confirmed_level}
            value={other}
            onChange={setOther}
            options={others.map((level) => ({
              value: level,
              label: LEVEL_TEXTS[level].name,
              description: LEVEL_TEXTS[level].phrase,
            }))}
          />
          {isOther && (
            <TextArea
              label={m.pal_check_reason()}
              hint={m.pal_check_reason_hint()}
              name="override_reason"
              maxLength={500}
              value={reason}
              errors={errors.override_reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </div>
      )}
      {isOpenTie(score) && (
        <Checkbox
          label={m.pal_check_confirm({ name })}
          hint={m.pal_check_confirm_text()}
          name="confirm_mixed"
          checked={confirmed}
          errors={errors.confirm_mixed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      <TextArea
        label={m.pal_notes()}
        optional
        maxLength={2000}
        value={notes ?? ''}
        onChange={(event) => onNotes(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button
          busy={busy}
          onClick={() =>
            onFinish({
              confirmed_level: isOther ? other : null,
              override_reason: isOther ? reason : null,
              confirm_mixed: confirmed,
            })
          }
        >
          {m.pal_check_finish()}
        </Button>
        <Button kind="quiet" onClick={() => setDiffers((now) => !now)}>
          {differs ? m.pal_check_keep() : m.pal_check_other()}
        </Button>
      </div>
    </Card>
  );
}
