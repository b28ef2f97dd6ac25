import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { usePlaces } from '../places/api.ts';
import { findPlace, PlaceOptions } from '../places/public.tsx';
import { useEventForm } from './event-form-context.ts';
import { listInvited, useInvitable } from './use-invited.ts';

import styles from './event-form.module.css';

export function WhereFields() {
  const { form, isHousehold } = useEventForm();
  return (
    <>
      <PlaceField />
      <Controller
        control={form.control}
        name="outdoors"
        render={({ field }) => <Switch {...field} label={m.event_form_outdoors()} />}
      />
      {!isHousehold && <TooSmall />}
      {!isHousehold && (
        <div className={styles.wide}>
          <TextField
            label={m.event_form_transport()}
            hint={m.event_form_transport_hint()}
            optional
            autoComplete="off"
            maxLength={EVENT_LIMITS.transport}
            {...form.field('transport')}
          />
        </div>
      )}
    </>
  );
}

/** Any text; a place of the home also says whether it is outdoors. */
function PlaceField() {
  const { form } = useEventForm();
  const listId = useId();
  const { data: places = [] } = usePlaces(useCan('places.view'));
  const { onChange, ...field } = form.field('place');
  return (
    <>
      <TextField
        label={m.event_form_place()}
        optional
        autoComplete="off"
        maxLength={EVENT_LIMITS.place}
        list={places.length > 0 ? listId : undefined}
        {...field}
        onChange={(event) => {
          void onChange(event);
          const found = findPlace(places, event.target.value);
          if (found) form.setValue('outdoors', found.outdoors, { shouldDirty: true });
        }}
      />
      <PlaceOptions id={listId} places={places} />
    </>
  );
}

/** A quiet warning that more people are expected than fit. */
function TooSmall() {
  const { control } = useEventForm().form;
  const { data: places = [] } = usePlaces(useCan('places.view'));
  const invitable = useInvitable();
  const [place, residentIds, groupIds, rsvp, capacity] = useWatch({
    control,
    name: ['place', 'resident_ids', 'group_ids', 'rsvp', 'capacity'],
  });
  const found = findPlace(places, place);
  const invited = listInvited(invitable, residentIds, groupIds).length;
  const count = Math.max(invited, rsvp ? Number(capacity) || 0 : 0);
  if (!found || found.fits === null || count <= found.fits) return null;
  return (
    <output className={styles.rule}>
      {m.places_too_small({ place: found.name, fits: found.fits, count })}
    </output>
  );
}
