import { Combobox } from '../../../ui/forms/combobox.tsx';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { Held, HINT, LONG, Samples, WRONG } from './form-samples.tsx';

const FLOORS = [
  { value: 'ground', label: 'Ground floor' },
  { value: 'first', label: 'First floor' },
  { value: 'second', label: 'Second floor', disabled: true },
  { value: 'long', label: LONG },
];
const FIRST = ['Ada', 'Bert', 'Clara', 'Dora', 'Edith', 'Frank', 'Grace', 'Harold', 'Iris', 'Jack'];
const PEOPLE = Array.from({ length: 500 }, (_, index) => ({
  value: String(index + 1),
  label: `${FIRST[index % FIRST.length]} in room ${index + 1}`,
}));

const STATES = [
  { key: 'empty', label: 'Empty', value: false, also: {} },
  { key: 'filled', label: 'Filled', value: true, also: { hint: HINT, optional: true } },
  { key: 'wrong', label: 'Wrong', value: false, also: { hint: HINT, errors: WRONG } },
  { key: 'disabled', label: 'Disabled', value: true, also: { disabled: true } },
  { key: 'long', label: LONG, value: true, also: { hint: LONG, errors: [LONG] } },
];

export const FormListSamples = () => (
  <>
    <Samples title="Select">
      {STATES.map(({ key, label, value, also }) => (
        <Held<string | null> key={key} start={value ? (key === 'long' ? 'long' : 'first') : null}>
          {(control) => <Select label={label} options={FLOORS} {...also} {...control} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Combobox with 500 people">
      {STATES.map(({ key, label, value, also }) => (
        <Held<string | null> key={key} start={value ? '7' : null}>
          {(control) => <Combobox label={label} options={PEOPLE} {...also} {...control} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Date">
      {STATES.map(({ key, label, value, also }) => (
        <Held<string | null> key={key} start={value ? '2026-11-15' : null}>
          {(control) => <DateField label={label} max="2026-12-24" {...also} {...control} />}
        </Held>
      ))}
    </Samples>
    <Samples title="Time">
      {STATES.map(({ key, label, value, also }) => (
        <Held<string | null> key={key} start={value ? '14:05' : null}>
          {(control) => <TimeField label={label} {...also} {...control} />}
        </Held>
      ))}
    </Samples>
  </>
);
