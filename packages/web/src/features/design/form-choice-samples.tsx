import { Flower2, Music, User, Users } from 'lucide-react';

import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chips } from '../../ui/chips.tsx';
import { FaceScale } from '../../ui/face-scale.tsx';
import type { Mood } from '../../ui/mood.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { RemovableChips } from '../../ui/removable-chips.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Held, HINT, LONG, Samples, WRONG } from './form-samples.tsx';

const DAYS = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday', hint: 'The minibus is out' },
  { value: 'wed', label: 'Wednesday', disabled: true },
];
const FORMATS = [
  { value: 'one', label: 'One to one', description: 'Time with one person', icon: <User /> },
  { value: 'group', label: 'Group', description: 'Two or more together', icon: <Users /> },
  { value: 'long', label: 'Something else', description: LONG },
];
const PERIODS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];
const LIKES = [
  { value: 'music', label: 'Music', icon: <Music /> },
  { value: 'garden', label: 'Gardening', icon: <Flower2 /> },
  { value: 'cards', label: 'Cards and board games' },
  { value: 'walks', label: 'Walks' },
  { value: 'long', label: LONG },
];
const STATES = [
  { key: 'empty', label: 'Empty', filled: false, also: {} },
  { key: 'filled', label: 'Filled', filled: true, also: { hint: HINT, optional: true } },
  { key: 'wrong', label: 'Wrong', filled: false, also: { hint: HINT, errors: WRONG } },
  { key: 'disabled', label: 'Disabled', filled: true, also: { disabled: true } },
];

export const FormChoiceSamples = () => (
  <>
    <Samples title="Face scale">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<Mood | null | undefined> key={key} start={filled ? 4 : undefined}>
          {(held) => <FaceScale label={label} offerCouldNotTell {...also} {...held} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Segmented control">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string | undefined> key={key} start={filled ? 'week' : undefined}>
          {(held) => <SegmentedControl label={label} options={PERIODS} {...also} {...held} />}
        </Held>
      ))}
      <Held<string | undefined> start="long">
        {(held) => <SegmentedControl label={LONG} options={LIKES} {...held} />}
      </Held>
    </Samples>
    <Samples title="Radio cards">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string | undefined> key={key} start={filled ? 'group' : undefined}>
          {(held) => <RadioCards label={label} options={FORMATS} {...also} {...held} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Chips, several and one">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string[]> key={key} start={filled ? ['music', 'walks'] : []}>
          {(held) => <Chips multiple label={label} options={LIKES} {...also} {...held} />}
        </Held>
      ))}
      <Held<string | undefined> start="garden">
        {(held) => <Chips label="Only one" options={LIKES} {...held} />}
      </Held>
      <Held start={LIKES}>
        {({ value, onChange }) => (
          <RemovableChips
            label="Chosen"
            items={value}
            onRemove={(gone) => onChange(value.filter((each) => each.value !== gone))}
          />
        )}
      </Held>
    </Samples>
    <Samples title="Tick boxes">
      <Checkbox label="Share with the family" />
      <Checkbox label="Share with the family" hint={HINT} defaultChecked />
      <Checkbox label={LONG} hint={LONG} errors={WRONG} />
      <Checkbox label="Share with the family" defaultChecked disabled />
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string[]> key={key} start={filled ? ['mon'] : []}>
          {(held) => <CheckboxGroup label={label} options={DAYS} {...also} {...held} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Switch">
      {[false, true].map((on) => (
        <Held key={String(on)} start={on}>
          {(held) => <Switch label="Tell me about new messages" {...held} />}
        </Held>
      ))}
      <Held start={true}>{(held) => <Switch label={LONG} hint={LONG} {...held} />}</Held>
      <Held start={false}>{(held) => <Switch label="Wrong" errors={WRONG} {...held} />}</Held>
      <Held start={true}>{(held) => <Switch label="Disabled" disabled {...held} />}</Held>
    </Samples>
  </>
);
