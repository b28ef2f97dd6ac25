import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';

import { after, days } from '../core/clock.ts';
import type { Sealer } from '../core/sealed.ts';
import type { ResidentToMake } from '../features/residents/residents/make.ts';
import type { DemoResident } from './home-content.ts';

export function makeHomeProfile(
  resident: DemoResident,
  { ago, sealer, now }: { ago: (days: number) => string; sealer: Sealer; now: Date },
): Omit<ResidentToMake, 'createdBy' | 'now'> {
  const { communication, mobility, diet, faith, ethnicity } = resident;
  const since = after(
    now,
    -days(resident.status_days_ago ?? Math.max(0, resident.moved_in_days_ago)),
  );
  return {
    title: resident.title ?? null,
    first_name: resident.first_name,
    last_name: resident.last_name,
    preferred_name: resident.preferred_name,
    pronouns: resident.pronouns ?? null,
    date_of_birth: resident.date_of_birth,
    room: isArchived(resident.status) ? null : resident.room,
    unit: resident.unit ?? null,
    floor: resident.floor ?? null,
    move_in_date: ago(resident.moved_in_days_ago),
    stay_type: resident.stay_type,
    leaves_on: resident.leaves_in_days === undefined ? null : ago(-resident.leaves_in_days),
    status: resident.status,
    status_since: since,
    family_status: resident.status,
    family_status_since: since,
    first_language: resident.first_language,
    other_languages: resident.other_languages ?? [],
    interpreter: resident.interpreter ?? false,
    communication: JSON.stringify({ ...communication, yes_no: communication?.yes_no ?? null }),
    mobility: JSON.stringify({ ...mobility, grip: mobility?.grip ?? null }),
    diet: JSON.stringify({ kinds: [], ...diet }),
    allergies: JSON.stringify(
      (resident.allergies ?? []).map((each) => ({ source: 'care_plan', ...each })),
    ),
    safety: JSON.stringify(resident.safety ?? {}),
    best_time_of_day: resident.best_time_of_day,
    group_size: resident.group_size,
    place: resident.place,
    session_minutes: resident.session_minutes,
    alcohol: resident.alcohol ?? null,
    smoking: resident.smoking ?? null,
    avoid_topics: resident.avoid_topics ?? [],
    sealed: faith || ethnicity ? sealer.seal(JSON.stringify({ faith, ethnicity })) : null,
    celebrate_birthday: resident.celebrate_birthday,
  };
}
