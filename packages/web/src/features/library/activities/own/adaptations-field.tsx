import { GUIDE_LIMITS } from '@relish/shared/library/activities/choices.ts';
import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { useWatch } from 'react-hook-form';

import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { m } from '../../../../words/m.ts';
import { useOwnForm } from './own-form-context.ts';

import frame from '../../../../forms/long-form.module.css';

/** One text per chosen level; text for a deselected level is kept until saving. */
export function AdaptationsField() {
  const { form } = useOwnForm();
  const chosen = useWatch({ control: form.control, name: 'guide.levels' });
  const levels = LEVELS.filter((level) => chosen.includes(level));
  if (levels.length === 0) return <p className={frame.quiet}>{m.own_activity_no_levels()}</p>;
  return (
    <div className={frame.rows}>
      {levels.map((level) => (
        <TextArea
          key={level}
          label={LEVEL_TEXTS[level].name}
          hint={LEVEL_TEXTS[level].lines[0]}
          optional
          maxLength={GUIDE_LIMITS.adaptation.max}
          {...form.field(`guide.adaptations.${level}`)}
        />
      ))}
    </div>
  );
}
