import { matchName } from '@relish/shared/accounts/people/match-name.ts';
import { dayIn } from '@relish/shared/days.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { FacePreview } from './face-preview.tsx';
import type { StaffPhoto } from './photo-api.ts';
import { usePhotoForm } from './photo-form-context.ts';
import { personName } from './photo-words.ts';

import styles from './face-chooser.module.css';

const OTHERS = ['visitor', 'staff', 'child'] as const;

interface Choosable {
  id: string;
  preferred_name: string;
  last_name: string;
  room: string | null;
  picture: { thumb: string } | null;
  /** The last day of a former resident. */
  until?: string;
}

/** Likely residents first, within reach of a thumb. */
export default function FaceChooser() {
  const { photo, naming } = usePhotoForm();
  const { data, isPending } = useResidents(false);
  const former = useFormer(photo);
  const [typed, setTyped] = useState('');
  const isWide = useWideScreen();
  const search = useRef<HTMLInputElement>(null);
  // On a phone the keyboard would cover the faces.
  useEffect(() => {
    if (isWide) search.current?.focus();
  }, [isWide]);

  const named = new Set(naming.people.map(({ resident_id }) => resident_id));
  const free = (data ?? []).filter(({ id }) => !named.has(id));
  const likelyIds = new Set(photo.staff.likely.map(({ id }) => id));
  const likely = free.filter(({ id }) => likelyIds.has(id));
  const isSearching = typed.trim() !== '';
  const rest = isSearching ? findMatches(free, typed) : free.filter(({ id }) => !likelyIds.has(id));
  const gone = (isSearching ? findMatches(former.all, typed) : former.likely).filter(
    ({ id }) => !named.has(id),
  );
  const choose = ({ id, preferred_name }: Choosable) =>
    naming.choose({ kind: 'resident', resident_id: id, preferred_name });
  const press = (event: KeyboardEvent) => {
    const [first] = [...rest, ...gone];
    if (event.key !== 'Enter' || !isSearching) return;
    event.preventDefault();
    if (first) choose(first);
  };

  return (
    <Drawer
      isOpen
      onClose={naming.cancel}
      title={m.photo_chooser_title()}
      actions={
        <fieldset className={styles.others} aria-label={m.photo_chooser_others()}>
          {OTHERS.map((kind) => (
            <Button
              key={kind}
              kind="quiet"
              onClick={() => naming.choose({ kind, resident_id: null, preferred_name: null })}
            >
              {personName({ kind, preferred_name: null })}
            </Button>
          ))}
        </fieldset>
      }
    >
      {naming.unnamed?.region && <FacePreview photo={photo} region={naming.unnamed.region} />}
      {!isSearching && likely.length > 0 && (
        <Faces title={m.photo_chooser_likely()} people={likely} onChoose={choose} />
      )}
      <TextField
        ref={search}
        type="search"
        label={m.photo_chooser_search()}
        placeholder={m.photo_chooser_hint()}
        autoComplete="off"
        value={typed}
        onKeyDown={press}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {rest.length > 0 ? (
        <Faces title={m.photo_chooser_all()} people={rest} onChoose={choose} />
      ) : (
        (gone.length === 0 || isPending) && (
          <output className={styles.quiet}>
            {isPending
              ? m.photo_chooser_loading()
              : isSearching
                ? m.photo_chooser_no_match()
                : likely.length === 0 && m.photo_chooser_everyone()}
          </output>
        )
      )}
      {gone.length > 0 && (
        <Faces title={m.photo_chooser_former()} people={gone} onChoose={choose} />
      )}
    </Drawer>
  );
}

/** Former residents: all for a search, and those who lived here when the photo was taken. */
function useFormer({ taken_on, decade }: Pick<StaffPhoto, 'taken_on' | 'decade'>) {
  const { data = [] } = useResidents(true);
  const { time_zone } = useUser().carehome;
  const all = data.map((person) => ({
    ...person,
    until: dayIn(time_zone, new Date(person.status_since)),
  }));
  const isLikely = ({ until }: { until: string }) =>
    decade !== null || (taken_on !== null && taken_on <= until);
  return { all, likely: all.filter(isLikely) };
}

function Where({ person: { room, until } }: { person: Choosable }) {
  if (until !== undefined)
    return <span className={styles.quiet}>{m.photo_chooser_until({ day: formatDay(until) })}</span>;
  return room === null ? null : (
    <span className={styles.quiet}>{m.photo_chooser_room({ room })}</span>
  );
}

const findMatches = <P extends Choosable & { first_name: string }>(people: P[], typed: string) =>
  people
    .map((person) => ({
      person,
      score: matchName(typed, [
        person.preferred_name,
        person.first_name,
        person.last_name,
        person.room ?? '',
      ]),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ person }) => person);

interface FacesProps {
  title: string;
  people: readonly Choosable[];
  onChoose: (person: Choosable) => void;
}

const Faces = ({ title, people, onChoose }: FacesProps) => (
  <section className={styles.group} aria-label={title}>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.faces}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.face} onClick={() => onChoose(person)}>
            <Avatar
              id={person.id}
              firstName={person.preferred_name}
              lastName={person.last_name}
              photo={person.picture?.thumb}
              size="medium"
            />
            <span className={styles.words}>
              <span className={styles.name}>
                {person.preferred_name} {person.last_name}
              </span>
              <Where person={person} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
