import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import {
  PEOPLE_AT_RISK,
  RISK_LIMITS,
  type RiskKind,
} from '@relish/shared/risks/risk-assessments/choices.ts';
import { findLatestReview } from '@relish/shared/risks/risk-assessments/review.ts';
import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { FieldFrame, useField } from '../../../ui/forms/field-frame.tsx';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { useAssessmentForm } from './assessment-form-context.ts';
import { KIND_WORDS, PEOPLE_WORDS, toOptions } from './risk-words.ts';

import styles from './lines.module.css';

// Loaded when opened.
const ChooseResidents = lazy(() => import('./choose-residents.tsx'));

export function StepWho() {
  const { control, field, listErrors, setValue, getValues } = useAssessmentForm();
  const kind = useWatch({ control, name: 'kind' });
  const changeKind = (next: RiskKind) => {
    setValue('kind', next, { shouldDirty: true });
    // Another kind may need an earlier review.
    const latest = findLatestReview(next, getValues('assessed_on'));
    if ((getValues('review_on') ?? '9') > latest)
      setValue('review_on', latest, { shouldDirty: true });
  };
  return (
    <>
      <Select
        name="kind"
        label={m.risks_kind()}
        placeholder={null}
        value={kind}
        onChange={(next) => changeKind(next as RiskKind)}
        options={toOptions(KIND_WORDS)}
        errors={listErrors('kind')}
      />
      {kind === 'resident_specific' ? <OneResident /> : <Residents />}
      <Controller
        control={control}
        name="people_at_risk"
        render={({ field: { ref: _ref, ...people } }) => (
          <Chips
            {...people}
            multiple
            label={m.risks_field_people()}
            options={PEOPLE_AT_RISK.map((value) => ({ value, label: PEOPLE_WORDS[value]() }))}
            errors={listErrors('people_at_risk')}
          />
        )}
      />
      <TextField
        label={m.risks_field_location()}
        optional
        autoComplete="off"
        maxLength={RISK_LIMITS.location}
        {...field('location')}
      />
      <TextArea
        label={m.risks_field_description()}
        optional
        maxLength={RISK_LIMITS.description}
        {...field('description')}
      />
    </>
  );
}

function OneResident() {
  const { control, listErrors } = useAssessmentForm();
  const { data = [] } = useResidents(false);
  return (
    <Controller
      control={control}
      name="resident_id"
      render={({ field }) => (
        <Select
          {...field}
          label={m.risks_field_resident()}
          options={data.map((person) => ({ value: person.id, label: calledName(person) }))}
          errors={listErrors('resident_id')}
        />
      )}
    />
  );
}

function Residents() {
  const { control, setValue, listErrors } = useAssessmentForm();
  const chosen = useWatch({ control, name: 'resident_ids' });
  const { data = [] } = useResidents(false);
  const [isChoosing, setChoosing] = useState(false);
  const errors = listErrors('resident_ids');
  const hint = m.risks_field_residents_hint();
  const field = useField({ hint, errors });
  const choose = (ids: string[]) => setValue('resident_ids', ids, { shouldDirty: true });
  const people = data.filter(({ id }) => chosen.includes(id));
  return (
    <fieldset className={styles.group}>
      <FieldFrame as="span" {...{ field, hint, errors }} label={m.risks_field_residents()} optional>
        {people.length > 0 && (
          <RemovableChips
            label={m.risks_field_residents()}
            items={people.map((person) => ({ value: person.id, label: calledName(person) }))}
            onRemove={(id) => choose(chosen.filter((each) => each !== id))}
          />
        )}
        <div>
          <Button
            kind="quiet"
            icon={<UsersRound aria-hidden="true" />}
            onClick={() => setChoosing(true)}
          >
            {chosen.length === 0 ? m.risks_residents_choose() : m.risks_residents_change()}
          </Button>
        </div>
      </FieldFrame>
      {isChoosing && (
        <Suspense>
          <ChooseResidents
            people={data}
            chosen={chosen}
            onChoose={(ids) => {
              choose(ids);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
