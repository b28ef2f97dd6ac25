import { ACTIVITY_PLACES, CATEGORIES } from '@relish/shared/activities/choices.ts';

import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { ServerImage } from '../../ui/server-image.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ACTIVITY_PLACE_WORDS, CATEGORY_WORDS } from '../../words/activity-words.ts';
import { m } from '../../words/m.ts';
import { MINUTES } from './choice-address.ts';
import type { useChoice } from './use-choice.ts';

import styles from './filter-bar.module.css';

interface Props {
  choosing: ReturnType<typeof useChoice>;
  isOpen: boolean;
  onClose: () => void;
}

const ANY = 'any';

/** Every choice counts at once; the button only closes. */
export const FilterDrawer = ({ choosing: { choice, change, clear }, isOpen, onClose }: Props) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    title={m.choose_filters()}
    actions={
      <>
        <Button kind="quiet" onClick={clear}>
          {m.choose_clear()}
        </Button>
        <Button onClick={onClose}>{m.choose_show()}</Button>
      </>
    }
  >
    <div className={styles.fields}>
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
    </div>
  </Drawer>
);
