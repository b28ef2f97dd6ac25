import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { type ReactNode, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';

import { useToday } from '../../../session/use-today.ts';
import { DateField } from '../../../ui/forms/date-field.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';

/** The fields that staff and families fill in alike. */
interface PhotoFacts {
  caption: string;
  taken_on: string | null;
  decade: number | null;
  place: string;
  story: string;
}

interface Props {
  /** Families begin with the decade, because their photos are old. */
  startsOld: boolean;
  story: { label: string; hint: string };
  /** Further fields about the time. */
  children?: ReactNode;
}

/** Inside a form provider. */
export function PhotoFactsFields({ startsOld, story, children }: Props) {
  const { field } = useFacts();
  return (
    <>
      <TextField
        label={m.photo_field_caption()}
        optional
        autoComplete="off"
        maxLength={PHOTO_LIMITS.caption}
        {...field('caption')}
      />
      <WhenFields startsOld={startsOld} />
      {children}
      <TextField
        label={m.photo_field_place()}
        optional
        autoComplete="off"
        maxLength={PHOTO_LIMITS.place}
        {...field('place')}
      />
      <TextArea {...story} optional maxLength={PHOTO_LIMITS.story} {...field('story')} />
    </>
  );
}

function useFacts() {
  const form = useFormContext<PhotoFacts>();
  const listErrors = (name: keyof PhotoFacts) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    return message === undefined ? undefined : [message];
  };
  return {
    ...form,
    listErrors,
    field: (name: keyof PhotoFacts) => ({ ...form.register(name), errors: listErrors(name) }),
  };
}

/** A date, or for old photos only the decade. */
function WhenFields({ startsOld }: Pick<Props, 'startsOld'>) {
  const form = useFacts();
  const today = useToday();
  const [isOld, setOld] = useState(startsOld);
  const change = (kind: 'day' | 'decade') => {
    setOld(kind === 'decade');
    form.setValue(kind === 'decade' ? 'taken_on' : 'decade', null, { shouldDirty: true });
  };
  return (
    <>
      <SegmentedControl
        label={m.photo_field_when()}
        options={[
          { value: 'day', label: m.photo_field_when_day() },
          { value: 'decade', label: m.photo_field_when_decade() },
        ]}
        value={isOld ? 'decade' : 'day'}
        onChange={change}
      />
      {isOld ? (
        <Controller
          control={form.control}
          name="decade"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              label={m.photo_field_decade()}
              optional
              errors={form.listErrors('decade')}
              value={value === null ? null : String(value)}
              onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
              options={listDecades(today).map((decade) => ({
                value: String(decade),
                label: m.photo_decade({ decade: String(decade) }),
              }))}
            />
          )}
        />
      ) : (
        <Controller
          control={form.control}
          name="taken_on"
          render={({ field }) => (
            <DateField
              {...field}
              label={m.photo_field_day()}
              optional
              max={today}
              errors={form.listErrors('taken_on')}
            />
          )}
        />
      )}
    </>
  );
}

/** Latest first. */
function listDecades(today: string): number[] {
  const latest = Math.floor(Number(today.slice(0, 4)) / 10) * 10;
  const count = (latest - PHOTO_LIMITS.oldest_decade) / 10 + 1;
  return Array.from({ length: count }, (_, at) => latest - at * 10);
}
