import { ACTIVITY_PLACES, CATEGORIES } from '@relish/shared/library/activities/choices.ts';

import { Switch } from '../../../ui/forms/switch.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { ACTIVITY_PLACE_WORDS, CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { MINUTES } from './choice-address.ts';
import type { useChoice } from './use-choice.ts';

const ANY = 'any';

interface Props {
  choosing: ReturnType<typeof useChoice>;
}

export const FilterFields = ({ choosing: { choice, change } }: Props) => (
  <>
    <Chips
      label={m.choose_minutes()}
      options={[
        { value: ANY, label: m.choose_minutes_any() },
        ...MINUTES.map((value) => ({
          value,
          label: m.choose_minutes_upto({ minutes: value }),
        })),
      ]}
      value={choice.minutes ?? ANY}
      onChange={(value) => change({ minutes: value === ANY ? undefined : value })}
    />
    <Switch label={m.choose_in_bed()} value={choice.bed} onChange={(bed) => change({ bed })} />
    <Chips
      multiple
      label={m.choose_place()}
      options={ACTIVITY_PLACES.map((value) => ({
        value,
        label: ACTIVITY_PLACE_WORDS[value](),
      }))}
      value={choice.place}
      onChange={(place) => change({ place })}
    />
    <Chips
      multiple
      label={m.choose_category()}
      options={CATEGORIES.map((value) => ({
        value,
        label: CATEGORY_WORDS[value](),
        icon: <ServerImage src={`/library/glyphs/${value}.svg`} alt="" width={20} height={20} />,
      }))}
      value={choice.category}
      onChange={(category) => change({ category })}
    />
  </>
);
