import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { isOpenTie, type Score } from '@relish/shared/residents/pal/scoring.ts';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { ScoreView } from './score-view.tsx';
import type { CheckForm } from './use-check.ts';

import styles from './check-result.module.css';

interface Props {
  name: string;
  score: Score;
  form: CheckForm;
}

/** V3–V7: the suggested level, and the assessor's final decision. */
export function CheckResult({ name, score, form }: Props) {
  const { control, listErrors, field, setValue } = form;
  const level = useWatch({ control, name: 'confirmed_level' });
  const [differs, setDiffers] = useState(level !== null);
  const others = LEVELS.filter((each) => each !== score.suggested_level);
  const isOther = level !== null && level !== score.suggested_level;
  const toggle = () => {
    if (differs) setValue('confirmed_level', null);
    setDiffers(!differs);
  };
  return (
    <Card title={m.pal_check_result()}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <ScoreView score={score} />
        {differs && (
          <div className={styles.other}>
            <Controller
              control={control}
              name="confirmed_level"
              render={({ field: chosen }) => (
                <RadioCards
                  {...chosen}
                  label={m.pal_check_choose()}
                  errors={listErrors('confirmed_level')}
                  options={others.map((each) => ({
                    value: each,
                    label: LEVEL_TEXTS[each].name,
                    description: LEVEL_TEXTS[each].phrase,
                  }))}
                />
              )}
            />
            {isOther && (
              <TextArea
                label={m.pal_check_reason()}
                hint={m.pal_check_reason_hint()}
                maxLength={500}
                {...field('override_reason')}
              />
            )}
          </div>
        )}
        {isOpenTie(score) && (
          <Checkbox
            label={m.pal_check_confirm({ name })}
            hint={m.pal_check_confirm_text()}
            {...field('confirm_mixed')}
          />
        )}
        <TextArea label={m.pal_notes()} optional maxLength={2000} {...field('notes')} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy}>
            {m.pal_check_finish()}
          </Button>
          <Button kind="quiet" onClick={toggle}>
            {differs ? m.pal_check_keep() : m.pal_check_other()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
