import { Flower2, Music, User, Users } from 'lucide-react';

import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { RemovableChips } from '../../../ui/forms/removable-chips.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { FaceScale, type Mood } from '../../reports/reports/public.tsx';
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
          {(control) => <FaceScale label={label} offerCouldNotTell {...also} {...control} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Segmented control">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string | undefined> key={key} start={filled ? 'week' : undefined}>
          {(control) => <SegmentedControl label={label} options={PERIODS} {...also} {...control} />}
        </Held>
      ))}
      <Held<string | undefined> start="long">
        {(control) => <SegmentedControl label={LONG} options={LIKES} {...control} />}
      </Held>
    </Samples>
    <Samples title="Radio cards">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string | undefined> key={key} start={filled ? 'group' : undefined}>
          {(control) => <RadioCards label={label} options={FORMATS} {...also} {...control} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Chips, several and one">
      {STATES.map(({ key, label, filled, also }) => (
        <Held<string[]> key={key} start={filled ? ['music', 'walks'] : []}>
          {(control) => <Chips multiple label={label} options={LIKES} {...also} {...control} />}
        </Held>
      ))}
      <Held<string | undefined> start="garden">
        {(control) => <Chips label="Only one" options={LIKES} {...control} />}
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
          {(control) => <CheckboxGroup label={label} options={DAYS} {...also} {...control} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Switch">
      {[false, true].map((on) => (
        <Held key={String(on)} start={on}>
          {(control) => <Switch label="Tell me about new messages" {...control} />}
        </Held>
      ))}
      <Held start={true}>{(control) => <Switch label={LONG} hint={LONG} {...control} />}</Held>
      <Held start={false}>{(control) => <Switch label="Wrong" errors={WRONG} {...control} />}</Held>
      <Held start={true}>{(control) => <Switch label="Disabled" disabled {...control} />}</Held>
    </Samples>
  </>
);
