import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';
import { MISSING, STATUSES } from '@relish/shared/residents/residents/choices.ts';
import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { type ListChoices, readChoices } from './list-choices.ts';
import { MISSING_WORDS, STATUS_WORDS } from './resident-words.ts';

interface Props {
  choices: ListChoices;
  change: (differences: Partial<ListChoices>) => void;
  groups: readonly { id: string; name: string }[];
  withLevel: boolean;
}

export function ResidentFilters({ choices, change, groups, withLevel }: Props) {
  const { archived, group, status, level, missing } = choices;
  // Validates the field's value in the same way as the URL.
  const set = (name: 'status' | 'level' | 'missing') => (value: string | null) =>
    change({ [name]: readChoices(new URLSearchParams({ [name]: value ?? '' }))[name] });
  return (
    <>
      {!archived && groups.length > 0 && (
        <Select
          label={m.residents_filter_group()}
          placeholder={m.residents_filter_all_groups()}
          value={group}
          onChange={(value) => change({ group: value ?? undefined })}
          options={groups.map(({ id: value, name }) => ({ value, label: name }))}
        />
      )}
      <Select
        label={m.residents_filter_status()}
        placeholder={m.residents_filter_all()}
        value={status}
        onChange={set('status')}
        options={STATUSES.filter((each) => isArchived(each) === archived).map((value) => ({
          value,
          label: STATUS_WORDS[value](),
        }))}
      />
      {!archived && withLevel && (
        <Select
          label={m.residents_filter_level()}
          placeholder={m.residents_filter_all()}
          value={level}
          onChange={set('level')}
          options={[
            ...LEVELS.map((value) => ({ value, label: LEVEL_TEXTS[value].name })),
            { value: 'none', label: m.residents_filter_no_level() },
          ]}
        />
      )}
      {!archived && (
        <Select
          label={m.residents_filter_missing()}
          placeholder={m.residents_filter_all()}
          value={missing}
          onChange={set('missing')}
          options={[
            { value: 'any', label: m.residents_filter_anything() },
            ...MISSING.filter((value) => withLevel || value !== 'pal').map((value) => ({
              value,
              label: MISSING_WORDS[value](),
            })),
          ]}
        />
      )}
    </>
  );
}
