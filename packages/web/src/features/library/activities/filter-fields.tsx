import {
  ACTIVITY_PLACES,
  CATEGORIES,
  SEASONS,
  THEMES,
} from '@relish/shared/library/activities/choices.ts';
import { LEVELS } from '@relish/shared/residents/pal/levels.ts';

import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import {
  ACTIVITY_PLACE_WORDS,
  CATEGORY_WORDS,
  SEASON_WORDS,
  THEME_WORDS,
} from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { levelName, minutesWords } from './activity-words.ts';
import { CategorySign } from './category-sign.tsx';
import { GROUP_WORDS } from './filter-words.ts';
import { GROUPS, MINUTES } from './library-choices.ts';
import type { useLibraryChoices } from './use-library-choices.ts';

const ANY = 'any';

const worded = <T extends string>(values: readonly T[], words: Record<T, () => string>) =>
  values.map((value) => ({ value, label: words[value]() }));

export function FilterFields({ library }: { library: ReturnType<typeof useLibraryChoices> }) {
  const { choices, change, have } = library;
  const any = { value: ANY, label: m.activities_any() } as const;
  return (
    <>
      <Chips
        multiple
        label={m.activities_level()}
        options={LEVELS.map((value) => ({ value, label: levelName(value) }))}
        value={choices.level}
        onChange={(level) => change({ level })}
      />
      <Chips
        label={m.activities_time()}
        options={[any, ...MINUTES.map((value) => ({ value, label: minutesWords(Number(value)) }))]}
        value={choices.minutes ?? ANY}
        onChange={(value) => change({ minutes: value === ANY ? undefined : value })}
      />
      <Chips
        label={m.activities_group_size()}
        options={[any, ...worded(GROUPS, GROUP_WORDS)]}
        value={choices.people ?? ANY}
        onChange={(value) => change({ people: value === ANY ? undefined : value })}
      />
      <Switch
        label={m.activities_in_bed()}
        hint={m.activities_in_bed_hint()}
        value={choices.bed}
        onChange={(bed) => change({ bed })}
      />
      <Chips
        multiple
        label={m.activities_category()}
        options={CATEGORIES.map((value) => ({
          value,
          label: CATEGORY_WORDS[value](),
          icon: <CategorySign category={value} size={20} />,
        }))}
        value={choices.category}
        onChange={(category) => change({ category })}
      />
      <TextField
        label={m.activities_have()}
        placeholder={m.activities_have_hint()}
        autoComplete="off"
        maxLength={60}
        value={have.typed}
        onChange={({ currentTarget }) => have.type(currentTarget.value)}
      />
      <Chips
        multiple
        label={m.activities_place()}
        options={worded(ACTIVITY_PLACES, ACTIVITY_PLACE_WORDS)}
        value={choices.place}
        onChange={(place) => change({ place })}
      />
      <Chips
        multiple
        label={m.activities_season()}
        options={worded(SEASONS, SEASON_WORDS)}
        value={choices.season}
        onChange={(season) => change({ season })}
      />
      <Select
        label={m.activities_theme()}
        placeholder={m.activities_any()}
        options={worded(THEMES, THEME_WORDS)}
        value={choices.theme}
        onChange={(value) => change({ theme: THEMES.find((each) => each === value) })}
      />
    </>
  );
}
