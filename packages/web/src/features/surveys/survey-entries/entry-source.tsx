import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import {
  type EntryMode,
  HELPER_ROLES,
  type HelperRole,
  needsHelper,
} from '@relish/shared/surveys/survey-entries/choices.ts';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import type { AnswerableSurvey } from './api.ts';
import { HELPER_WORDS, MODE_WORDS } from './helper-words.ts';

export interface EntrySource {
  mode: EntryMode;
  helper_role: HelperRole | null;
  resident_id: string | null;
}

/** Named surveys of residents say whose answers they are. */
const asksResident = ({ audience, anonymous }: Pick<AnswerableSurvey, 'audience' | 'anonymous'>) =>
  audience === 'resident' && !anonymous;

/** The first thing that is missing, or undefined. */
export function findMissing(
  source: EntrySource,
  survey: AnswerableSurvey,
): 'helper' | 'resident' | undefined {
  if (needsHelper(source.mode) && source.helper_role === null) return 'helper';
  return asksResident(survey) && source.resident_id === null ? 'resident' : undefined;
}

interface Props {
  survey: AnswerableSurvey;
  modes: readonly EntryMode[];
  value: EntrySource;
  missing: 'helper' | 'resident' | undefined;
  onChange: (value: EntrySource) => void;
}

/** How the answers were given, and by whom: the kind of helper, never a name. */
export function EntrySourceFields({ survey, modes, value, missing, onChange }: Props) {
  const shown = modes.filter((mode) => mode !== 'proxy' || survey.allow_proxy);
  return (
    <>
      <RadioCards<EntryMode>
        label={m.survey_mode()}
        value={value.mode}
        onChange={(mode) =>
          onChange({ ...value, mode, helper_role: needsHelper(mode) ? value.helper_role : null })
        }
        options={shown.map((mode) => ({
          value: mode,
          label: MODE_WORDS[mode].label(),
          description: MODE_WORDS[mode].about(),
        }))}
      />
      {needsHelper(value.mode) && (
        <>
          <Select
            label={m.survey_helper()}
            hint={m.survey_helper_hint()}
            value={value.helper_role}
            errors={missing === 'helper' ? [m.survey_helper_missing()] : undefined}
            onChange={(role) => onChange({ ...value, helper_role: role as HelperRole | null })}
            options={HELPER_ROLES.map((role) => ({ value: role, label: HELPER_WORDS[role]() }))}
          />
          {value.helper_role === 'staff' && (
            <Banner kind="attention" title={m.survey_helper_warning_title()}>
              {m.survey_helper_warning()}
            </Banner>
          )}
        </>
      )}
      {asksResident(survey) && (
        <ResidentField
          value={value.resident_id}
          errors={missing === 'resident' ? [m.survey_resident_missing()] : undefined}
          onChange={(resident_id) => onChange({ ...value, resident_id })}
        />
      )}
    </>
  );
}

interface ResidentProps {
  value: string | null;
  errors: string[] | undefined;
  onChange: (id: string | null) => void;
}

function ResidentField({ value, errors, onChange }: ResidentProps) {
  const { data = [] } = useResidents(false);
  return (
    <Select
      label={m.survey_resident()}
      value={value}
      errors={errors}
      onChange={onChange}
      options={data.map((resident) => ({ value: resident.id, label: calledName(resident) }))}
    />
  );
}
