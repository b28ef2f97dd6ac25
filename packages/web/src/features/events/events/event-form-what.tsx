import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';
import { Controller } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { ActivityField } from './event-form-activity.tsx';
import { useEventForm } from './event-form-context.ts';

import styles from './event-form.module.css';

export function WhatFields() {
  const { form } = useEventForm();
  const mayUseLibrary = useCan('activities.view');
  return (
    <>
      {mayUseLibrary && <ActivityField />}
      <TextField
        label={m.event_form_title()}
        autoComplete="off"
        maxLength={EVENT_LIMITS.title}
        {...form.field('title')}
      />
      <Controller
        control={form.control}
        name="category"
        render={({ field }) => (
          <Select
            {...field}
            label={m.event_form_category()}
            errors={form.listErrors('category')}
            options={CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value]() }))}
          />
        )}
      />
      <div className={styles.wide}>
        <TextArea
          label={m.event_form_description()}
          optional
          maxLength={EVENT_LIMITS.description}
          {...form.field('description')}
        />
      </div>
    </>
  );
}
