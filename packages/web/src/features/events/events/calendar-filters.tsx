import { EVENT_AUDIENCES } from '@relish/shared/events/events/choices.ts';
import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';
import type { ReactNode } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { FilterBar } from '../../../ui/forms/filter-bar.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { CategorySign } from '../../library/activities/public.tsx';
import { useGroupNames } from '../../residents/residents/api.ts';
import { countFilters, NO_FILTERS } from './calendar-choices.ts';
import { AUDIENCE_WORDS } from './calendar-words.ts';
import type { Calendar } from './use-calendar.ts';

import styles from './calendar.module.css';

const ANY = 'any';

interface Props {
  calendar: Calendar;
  /** Beside the button. */
  first: ReactNode;
}

export function CalendarFilters({ calendar, first }: Props) {
  const { choices, change, clear } = calendar;
  const isStaff = useCan('events.edit-any');
  const seesGroups = useCan('residents.view');
  const isRelative = useCan('relatives.view');
  const groups = useGroupNames(seesGroups);
  const inUse = countFilters(choices);
  const { audience, category, group, mine } = choices;
  const chips = [
    audience && { value: 'audience', label: AUDIENCE_WORDS[audience].words() },
    category && { value: 'category', label: CATEGORY_WORDS[category]() },
    group !== undefined && {
      value: 'group',
      label: groups.find(({ id }) => id === group)?.name ?? m.calendar_group_one(),
    },
    mine && { value: 'mine', label: m.calendar_mine() },
  ].filter((chip) => typeof chip === 'object');
  return (
    <FilterBar
      words={{
        title: m.calendar_filters(),
        counted: m.calendar_filters_count({ count: inUse }),
        inUse: m.calendar_filters_in_use(),
        clear: m.calendar_filters_clear(),
        show: m.calendar_filters_show(),
      }}
      inUse={inUse}
      chips={chips}
      onRemove={(name) => change({ [name]: NO_FILTERS[name as keyof typeof NO_FILTERS] })}
      onClear={clear}
      line={styles.line}
      first={first}
    >
      {isStaff && (
        <Chips
          label={m.calendar_audience()}
          options={[
            { value: ANY, label: m.calendar_any() } as const,
            ...EVENT_AUDIENCES.map((value) => ({ value, label: AUDIENCE_WORDS[value].words() })),
          ]}
          value={audience ?? ANY}
          onChange={(value) => change({ audience: value === ANY ? undefined : value })}
        />
      )}
      {groups.length > 0 && (
        <Select
          label={m.calendar_group()}
          placeholder={m.calendar_any()}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={group}
          onChange={(value) => change({ group: value ?? undefined })}
        />
      )}
      <Switch
        label={m.calendar_mine()}
        hint={isRelative ? m.calendar_mine_hint_family() : m.calendar_mine_hint()}
        value={mine}
        onChange={(value) => change({ mine: value })}
      />
      <Chips
        label={m.calendar_category()}
        options={[
          { value: ANY, label: m.calendar_any() } as const,
          ...CATEGORIES.map((value) => ({
            value,
            label: CATEGORY_WORDS[value](),
            icon: <CategorySign category={value} size={20} />,
          })),
        ]}
        value={category ?? ANY}
        onChange={(value) => change({ category: value === ANY ? undefined : value })}
      />
    </FilterBar>
  );
}
