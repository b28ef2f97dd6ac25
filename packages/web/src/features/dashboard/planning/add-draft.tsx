import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { CATEGORIES, type Category } from '@relish/shared/library/activities/choices.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TimeField } from '../../../ui/forms/time-field.tsx';
import { ACTIVITY_PLACE_WORDS, CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { formatWeekday } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ActivityMatches } from './activity-matches.tsx';
import type { Week } from './api.ts';
import { type ActivityFacts, LENGTHS, toPlace } from './draft-values.ts';
import { useDrafts } from './use-drafts.ts';

import styles from './planning.module.css';

interface Props extends Pick<Week, 'groups'> {
  day: string;
  onClose: () => void;
}

const USUAL = { start_time: '14:00', minutes: 60 };

/** The few fields that a plan needs; the rest is added on the event’s own page. Escape closes it. */
export default function AddDraft({ day, groups, onClose }: Props) {
  const { add, isBusy } = useDrafts();
  const [title, setTitle] = useState('');
  const [activity, setActivity] = useState<ActivityFacts>();
  const [category, setCategory] = useState<Category>('SOC');
  const [start_time, setStart] = useState<string | null>(USUAL.start_time);
  const [minutes, setMinutes] = useState(USUAL.minutes);
  const [place, setPlace] = useState('');
  const [groupId, setGroup] = useState<string | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string[]>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [onClose]);
  const choose = (chosen: ActivityFacts) => {
    setActivity(chosen);
    setTitle(chosen.title.slice(0, EVENT_LIMITS.title));
    setCategory(chosen.category);
    setMinutes(chosen.minutes);
    const first = toPlace(chosen.places);
    if (place === '' && first) setPlace(ACTIVITY_PLACE_WORDS[first]());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    add(
      {
        title,
        category,
        activity_id: activity?.id ?? null,
        outdoors: activity ? toPlace(activity.places) === 'garden' : false,
        day,
        start_time,
        minutes,
        place,
        group_ids: groupId === null ? [] : [groupId],
        resident_ids: [],
      },
      { onDone: onClose, onWrong: setErrors },
    );
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={m.planning_add_on({ day: formatWeekday(day) })}
      onSubmit={submit}
      ref={form}
    >
      <TextField
        label={m.planning_what()}
        name="title"
        // Opened by the button that it replaces.
        ref={focusOnce}
        autoComplete="off"
        maxLength={EVENT_LIMITS.title}
        value={title}
        errors={errors['title']}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
          setActivity(undefined);
        }}
      />
      {!activity && <ActivityMatches typed={title} onChoose={choose} />}
      {!activity && title.trim() !== '' && (
        <Select
          label={m.calendar_category()}
          placeholder={null}
          value={category}
          options={CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value]() }))}
          onChange={(value) => setCategory((value ?? 'SOC') as Category)}
        />
      )}
      <div className={styles.pair}>
        <TimeField
          label={m.planning_time()}
          name="start_time"
          value={start_time}
          errors={errors['start_time'] ?? errors['day']}
          onChange={setStart}
        />
        <Select
          label={m.planning_length()}
          placeholder={null}
          value={String(minutes)}
          options={[...new Set([...LENGTHS, minutes])]
            .toSorted((one, other) => one - other)
            .map((value) => ({
              value: String(value),
              label: m.planning_minutes({ count: value }),
            }))}
          onChange={(value) => setMinutes(Number(value))}
        />
      </div>
      <TextField
        label={m.event_form_place()}
        name="place"
        optional
        autoComplete="off"
        maxLength={EVENT_LIMITS.place}
        value={place}
        onChange={({ currentTarget }) => setPlace(currentTarget.value)}
      />
      {groups.length > 0 && (
        <Select
          label={m.calendar_group()}
          placeholder={m.planning_everyone()}
          value={groupId}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setGroup}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={isBusy}>
          {m.planning_add_draft()}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  );
}

const focusOnce = (input: HTMLInputElement | null) => input?.focus();
