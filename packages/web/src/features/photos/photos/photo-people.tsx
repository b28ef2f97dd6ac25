import { EllipsisVertical, Move, SquareDashed, UserPlus, X } from 'lucide-react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { usePhotoForm } from './photo-form-context.ts';
import type { NamedPerson } from './photo-values.ts';
import { NAMED_WORDS, personName } from './photo-words.ts';

import styles from './photo-people.module.css';

interface Props {
  /** Opens the question who did not want to be in it, with this person chosen. */
  onRefuse: (residentId: string | null | undefined) => void;
}

export function PhotoPeople({ onRefuse }: Props) {
  const { form, naming } = usePhotoForm();
  const { people } = naming;
  const errors = form.listErrors('people');
  const options = (['not_yet', 'everyone', 'nobody'] as const).filter(
    (value) => value === 'not_yet' || (value === 'nobody') === (people.length === 0),
  );
  return (
    <Card title={m.photo_people()}>
      {people.length === 0 ? (
        <p className={styles.quiet}>{m.photo_people_none()}</p>
      ) : (
        <ol className={styles.people} aria-label={m.photo_people_list()}>
          {people.map((person, index) => (
            // Two visitors are alike, so the place in the list is their identity.
            <li key={person.resident_id ?? index}>
              <PersonRow person={person} index={index} onRefuse={onRefuse} />
            </li>
          ))}
        </ol>
      )}
      {errors !== undefined && <p className={styles.error}>{errors.join(' ')}</p>}
      <div className={styles.actions}>
        <Button
          kind="quiet"
          name="people"
          icon={<UserPlus aria-hidden="true" />}
          onClick={naming.addUnmarked}
        >
          {m.photo_people_add()}
        </Button>
        <Button kind="plain" onClick={() => onRefuse(undefined)}>
          {m.photo_refuse()}
        </Button>
      </div>
      <Controller
        control={form.control}
        name="named"
        render={({ field }) => (
          <Chips
            {...field}
            label={m.photo_named()}
            hint={m.photo_named_hint()}
            errors={form.listErrors('named')}
            options={options.map((value) => ({ value, label: NAMED_WORDS[value]() }))}
          />
        )}
      />
    </Card>
  );
}

interface RowProps extends Props {
  person: NamedPerson;
  index: number;
}

function PersonRow({ person, index, onRefuse }: RowProps) {
  const { naming } = usePhotoForm();
  const name = personName(person);
  const notes = describe(person);
  const isBlurred = person.treatment === 'blur';
  return (
    <div className={styles.person} data-selected={naming.selected === index || undefined}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.name} translate="no">
        {name}
      </span>
      <IconButton
        label={person.region ? m.photo_person_move({ name }) : m.photo_person_place({ name })}
        onClick={() => naming.adjust(index)}
      >
        {person.region ? <Move aria-hidden="true" /> : <SquareDashed aria-hidden="true" />}
      </IconButton>
      <IconButton label={m.photo_person_remove({ name })} onClick={() => naming.remove(index)}>
        <X aria-hidden="true" />
      </IconButton>
      <Menu
        label={m.photo_person_more({ name })}
        align="end"
        trigger={
          <IconButton label={m.photo_person_more({ name })}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
        choices={[
          {
            id: 'blur',
            label: isBlurred ? m.photo_person_unblur() : m.photo_person_blur(),
            onSelect: () => naming.update(index, { treatment: isBlurred ? 'show' : 'blur' }),
          },
          ...(person.agreed
            ? [
                {
                  id: 'unagree',
                  label: m.photo_person_unagree(),
                  onSelect: () => naming.update(index, { agreed: false }),
                },
              ]
            : []),
          {
            id: 'refused',
            label: m.photo_person_refused(),
            kind: 'danger',
            onSelect: () => onRefuse(person.resident_id),
          },
        ]}
      />
      {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
    </div>
  );
}

function describe({ kind, region, treatment, agreed }: NamedPerson): string[] {
  const blurred = kind === 'resident' ? m.photo_person_blurred() : m.photo_person_blurred_always();
  return [
    ...(region ? [] : [m.photo_person_unmarked()]),
    ...(treatment === 'blur' ? [blurred] : []),
    ...(agreed ? [m.photo_person_agreed()] : []),
  ];
}
