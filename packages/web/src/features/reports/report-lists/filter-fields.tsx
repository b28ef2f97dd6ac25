import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';
import { REPORT_FORMATS, REPORT_TYPES } from '@relish/shared/reports/reports/choices.ts';

import { useCan } from '../../../session/use-session.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS, REPORT_TYPE_WORDS } from '../../../words/report-words.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { ActivityField } from './activity-field.tsx';
import type { ReportChoices } from './report-choices.ts';
import type { FilterNames } from './use-filter-names.ts';
import type { ChangeChoices } from './use-report-choices.ts';

const ANY = 'any';

const worded = <T extends string>(values: readonly T[], words: Record<T, () => string>) => [
  { value: ANY, label: m.report_lists_any() } as const,
  ...values.map((value) => ({ value, label: words[value]() })),
];

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
  names: FilterNames;
}

export function FilterFields({ choices, change, names }: Props) {
  const seesLibrary = useCan('activities.view-all');
  return (
    <>
      {names.authors.length > 0 && (
        <Select
          label={m.report_lists_author()}
          placeholder={m.report_lists_author_any()}
          options={names.authors}
          value={choices.author}
          onChange={(author) => change({ author: author ?? undefined })}
        />
      )}
      {seesLibrary && (
        <ActivityField
          chosen={choices.activity === undefined ? undefined : names.activity}
          onChange={(activity) => change({ activity })}
        />
      )}
      <Chips
        label={m.report_lists_type()}
        options={worded(REPORT_TYPES, REPORT_TYPE_WORDS)}
        value={choices.type ?? ANY}
        onChange={(type) => change({ type: type === ANY ? undefined : type })}
      />
      <Chips
        label={m.report_lists_format()}
        options={worded(REPORT_FORMATS, REPORT_FORMAT_WORDS)}
        value={choices.format ?? ANY}
        onChange={(format) => change({ format: format === ANY ? undefined : format })}
      />
      <Chips
        label={m.report_lists_category()}
        options={[
          { value: ANY, label: m.report_lists_any() } as const,
          ...CATEGORIES.map((value) => ({
            value,
            label: CATEGORY_WORDS[value](),
            icon: <CategorySign category={value} size={20} />,
          })),
        ]}
        value={choices.category ?? ANY}
        onChange={(category) => change({ category: category === ANY ? undefined : category })}
      />
      <Switch
        label={m.report_lists_late()}
        hint={m.report_lists_late_hint()}
        value={choices.late}
        onChange={(late) => change({ late })}
      />
      <Switch
        label={m.report_lists_voided()}
        hint={m.report_lists_voided_hint()}
        value={choices.voided}
        onChange={(voided) => change({ voided })}
      />
    </>
  );
}
