import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { birthdayWords } from './day-words.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { GROUP_SIZE_WORDS, PLACE_WORDS, TIME_WORDS } from './resident-words.ts';

/** "Any" is not worth showing. */
const chosen = <V extends string>(value: V, words: Record<V, () => string>) =>
  value === 'any' ? null : words[value]();

export function ProfilePreferences({ resident }: { resident: Resident }) {
  const { preferred_name: name, session_minutes, date_of_birth, celebrate_birthday } = resident;
  const birthday = date_of_birth === null ? null : birthdayWords(date_of_birth);
  return (
    <Card title={m.profile_preferences_title({ name })}>
      <ProfileFacts
        facts={[
          { term: m.profile_best_time(), value: chosen(resident.best_time_of_day, TIME_WORDS) },
          { term: m.profile_company(), value: chosen(resident.group_size, GROUP_SIZE_WORDS) },
          { term: m.profile_place(), value: chosen(resident.place, PLACE_WORDS) },
          {
            term: m.profile_session(),
            value: session_minutes && m.profile_minutes({ count: session_minutes }),
          },
          { term: m.profile_help(), value: resident.help_to_take_part },
          { term: m.profile_light_and_sound(), value: resident.light_and_sound },
          { term: m.profile_smoking(), value: resident.smoking },
          { term: m.profile_alcohol(), value: resident.alcohol },
          {
            term: m.profile_birthday(),
            value:
              birthday === null || celebrate_birthday
                ? birthday
                : m.profile_birthday_no({ date: birthday }),
          },
        ]}
      />
    </Card>
  );
}
