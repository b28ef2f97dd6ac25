import {
  Clock,
  HandHelping,
  Hourglass,
  Lightbulb,
  type LucideIcon,
  MapPin,
  Users,
} from 'lucide-react';

import { useCan } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from '../residents/api.ts';

import styles from './preferences-card.module.css';

const TIMES: Record<Resident['best_time_of_day'], () => string> = {
  morning: m.resident_time_morning,
  afternoon: m.resident_time_afternoon,
  evening: m.resident_time_evening,
  any: m.resident_time_any,
};
const SIZES: Record<Resident['group_size'], () => string> = {
  one_to_one: m.resident_group_size_one_to_one,
  small: m.resident_group_size_small,
  large: m.resident_group_size_large,
  any: m.resident_group_size_any,
};
const PLACES: Record<Resident['place'], () => string> = {
  own_room: m.resident_place_own_room,
  lounge: m.resident_place_lounge,
  outdoors: m.resident_place_outdoors,
  any: m.resident_place_any,
};

/** Preferences from the profile that affect how activities are offered. */
export function PreferencesCard({ resident }: { resident: Resident }) {
  const mayEdit = useCan('residents.edit');
  const { preferred_name: name, session_minutes: count } = resident;
  const rows: [LucideIcon, string, string | null][] = [
    [Clock, m.profile_best_time(), TIMES[resident.best_time_of_day]()],
    [Users, m.profile_company(), SIZES[resident.group_size]()],
    [MapPin, m.profile_place(), PLACES[resident.place]()],
    [Hourglass, m.profile_session(), count && m.profile_minutes({ count })],
    [HandHelping, m.profile_help(), resident.help_to_take_part],
    [Lightbulb, m.profile_light_and_sound(), resident.light_and_sound],
  ];
  return (
    <Card title={m.interests_preferences_title({ name })}>
      <dl className={styles.rows}>
        {rows.map(([Icon, term, value]) => (
          <div key={term} className={styles.row}>
            <Icon aria-hidden="true" />
            <dt>{term}</dt>
            <dd data-unknown={value === null}>{value ?? m.interests_pref_unknown()}</dd>
          </div>
        ))}
      </dl>
      {mayEdit && (
        <p className={styles.edit}>
          <Link to={`/manage-resident?id=${resident.id}`}>{m.interests_preferences_edit()}</Link>
        </p>
      )}
    </Card>
  );
}
