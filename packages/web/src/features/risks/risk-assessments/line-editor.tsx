import type { RiskLine } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { HAZARD_LIBRARY } from '@relish/shared/risks/risk-assessments/hazard-library.ts';
import { Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useStaff } from '../../accounts/staff/api.ts';
import { ControlsField } from './controls-field.tsx';
import { LineProblems } from './line-problems.tsx';
import { MatrixPicker } from './matrix-picker.tsx';
import { nameHazard, PEOPLE_WORDS, toOptions } from './risk-words.ts';

import styles from './lines.module.css';

interface Props {
  line: RiskLine;
  onChange: (line: RiskLine) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** Enter would send the whole form. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export function LineEditor({ line, onChange, onDone, onRemove }: Props) {
  const change = (changes: Partial<RiskLine>) => onChange({ ...line, ...changes });
  const { data: staff = [] } = useStaff(false);
  const library = line.hazard_code === null ? [] : HAZARD_LIBRARY[line.hazard_code].controls;
  const without = (taken: readonly string[]) => library.filter((each) => !taken.includes(each));
  return (
    <div className={styles.editor}>
      {line.hazard_code === null && (
        <TextField
          label={m.risks_line_hazard()}
          maxLength={RISK_LIMITS.hazard}
          autoComplete="off"
          value={line.hazard_text ?? ''}
          onChange={({ currentTarget }) => change({ hazard_text: currentTarget.value })}
          onKeyDown={ignoreEnter}
        />
      )}
      <Chips
        multiple
        label={m.risks_line_who()}
        options={toOptions(PEOPLE_WORDS)}
        value={line.who_harmed}
        onChange={(who_harmed) => change({ who_harmed })}
      />
      <TextField
        label={m.risks_line_how()}
        optional
        autoComplete="off"
        maxLength={RISK_LIMITS.how}
        value={line.how ?? ''}
        onChange={({ currentTarget }) => change({ how: currentTarget.value })}
        onKeyDown={ignoreEnter}
      />
      <ControlsField
        label={m.risks_existing()}
        hint={m.risks_existing_hint()}
        addLabel={m.risks_control_add_existing()}
        suggested={without(line.extra_controls)}
        value={line.existing_controls}
        onChange={(existing_controls) => change({ existing_controls })}
      />
      <MatrixPicker
        label={m.risks_rating_before()}
        value={{ likelihood: line.likelihood_before, severity: line.severity_before }}
        onChange={({ likelihood, severity }) =>
          change({ likelihood_before: likelihood, severity_before: severity })
        }
      />
      <ControlsField
        label={m.risks_extra()}
        hint={m.risks_extra_hint()}
        addLabel={m.risks_control_add_extra()}
        suggested={without(line.existing_controls)}
        value={line.extra_controls}
        onChange={(extra_controls) => change({ extra_controls })}
      />
      {line.extra_controls.length > 0 && (
        <div className={styles.pair}>
          <Select
            label={m.risks_owner()}
            optional
            placeholder={m.risks_owner_none()}
            value={line.owner_id}
            onChange={(owner_id) => change({ owner_id })}
            options={staff.map(({ id, first_name, last_name }) => ({
              value: id,
              label: `${first_name} ${last_name}`,
            }))}
          />
          <DateField
            label={m.risks_due()}
            optional
            value={line.due_on}
            onChange={(due_on) => change({ due_on })}
          />
        </div>
      )}
      <MatrixPicker
        label={m.risks_rating_after()}
        value={{ likelihood: line.likelihood_after, severity: line.severity_after }}
        onChange={({ likelihood, severity }) =>
          change({ likelihood_after: likelihood, severity_after: severity })
        }
      />
      <LineProblems line={line} />
      <div className={styles.buttons}>
        <Button kind="plain" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          {m.risks_line_remove()}
        </Button>
        <Button aria-label={m.risks_line_done_named({ hazard: nameHazard(line) })} onClick={onDone}>
          {m.risks_line_done()}
        </Button>
      </div>
    </div>
  );
}
