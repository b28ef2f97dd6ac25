import { MOST_COUNTED } from '@relish/shared/photos/photos/choices.ts';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Chips } from '../../../ui/layout/chips.tsx';
import { m } from '../../../words/m.ts';
import { useResidents } from '../../residents/residents/api.ts';
import { type AlbumChoices, type Shown, SHOWN } from './album-choices.ts';
import { groupMonths } from './album-groups.ts';
import { SHOWN_WORDS } from './album-words.ts';
import type { AlbumMonths } from './api.ts';

import styles from './album.module.css';

interface Props {
  choices: AlbumChoices;
  /** Undefined while loading. */
  months: AlbumMonths | undefined;
}

/** For those who work with the album. */
export function AlbumFilters({ choices, months }: Props) {
  const seesResidents = useCan('residents.view');
  const mayKeep = useCan('photos.keep');
  // A household names no one, and shows its album to no one else.
  const isShown = (each: Shown) =>
    each === 'pending'
      ? mayKeep && seesResidents
      : seesResidents || (each !== 'display' && each !== 'needs_people');
  return (
    <div className={styles.filters} data-tour="photos-filters">
      <div className={styles.shown}>
        <Chips
          label={m.album_show()}
          options={SHOWN.filter(isShown).map((value) => ({
            value,
            label: countedWords(value, months),
          }))}
          value={choices.shown}
          onChange={choices.setShown}
        />
      </div>
      <div className={styles.fields}>
        {seesResidents && <ResidentSelect choices={choices} />}
        <MonthSelect choices={choices} months={months} />
      </div>
      {seesResidents && choices.residentId !== null && (
        <div className={styles.order}>
          <SegmentedControl
            label={m.album_order()}
            options={[
              { value: 'month', label: m.album_by_month() },
              { value: 'chapter', label: m.album_by_chapter() },
            ]}
            value={choices.isByChapter ? 'chapter' : 'month'}
            onChange={(by) => choices.setByChapter(by === 'chapter')}
          />
        </div>
      )}
    </div>
  );
}

function countedWords(shown: Shown, months: AlbumMonths | undefined) {
  const label = SHOWN_WORDS[shown]();
  const count = shown === 'needs_people' || shown === 'pending' ? months?.[shown] : undefined;
  if (!count) return label;
  return count < MOST_COUNTED
    ? m.album_show_counted({ label, count })
    : m.album_show_many({ label });
}

function ResidentSelect({ choices: { residentId, setResident } }: Pick<Props, 'choices'>) {
  const { data: residents = [] } = useResidents(false);
  return (
    <Select
      label={m.album_resident()}
      placeholder={m.album_resident_all()}
      options={residents.map(({ id, preferred_name, last_name }) => ({
        value: id,
        label: `${preferred_name} ${last_name}`,
      }))}
      value={residentId}
      onChange={setResident}
    />
  );
}

function MonthSelect({ choices: { from, setFrom }, months }: Props) {
  const groups = groupMonths(months?.months ?? [], useToday());
  return (
    <Select
      label={m.album_jump()}
      placeholder={m.album_jump_latest()}
      options={groups.map(({ from: value, title }) => ({ value, label: title }))}
      value={from}
      onChange={setFrom}
    />
  );
}
