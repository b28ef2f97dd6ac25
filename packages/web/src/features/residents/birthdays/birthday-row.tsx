import { addDays } from '@relish/shared/days.ts';
import { Cake } from 'lucide-react';
import { Link } from 'react-router';

import { Avatar } from '../../../ui/layout/avatar.tsx';
import { formatNearDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Birthday } from './api.ts';

import styles from './birthdays.module.css';

const WAYS = { resident: '/resident?id=', own_person: '/tabs/relatives?id=' };

export function BirthdayRow({ birthday, today }: { birthday: Birthday; today: string }) {
  const name = 'preferred_name' in birthday ? birthday.preferred_name : birthday.first_name;
  const lastName = 'last_name' in birthday ? birthday.last_name : '';
  return (
    <div className={styles.row}>
      <Avatar
        id={birthday.id}
        firstName={name}
        lastName={lastName}
        photo={birthday.of === 'resident' ? birthday.picture?.thumb : undefined}
        size="medium"
      />
      <div className={styles.words}>
        {birthday.of === 'colleague' ? (
          <span className={styles.name} translate="no">{`${name} ${lastName}`}</span>
        ) : (
          <Link to={`${WAYS[birthday.of]}${birthday.id}`} className={styles.name} translate="no">
            {`${name} ${lastName}`.trim()}
          </Link>
        )}
        <span className={styles.quiet}>{whenWords(birthday, today)}</span>
      </div>
      {birthday.on === today && <Cake className={styles.cake} aria-hidden="true" />}
    </div>
  );
}

function whenWords(birthday: Birthday, today: string): string {
  const day = dayWords(birthday.on, today);
  if (birthday.of === 'colleague') return m.birthdays_colleague({ day });
  return birthday.turns === null ? day : m.birthdays_when_turns({ day, age: birthday.turns });
}

function dayWords(on: string, today: string): string {
  if (on === today) return m.birthdays_today();
  return on === addDays(today, 1) ? m.birthdays_tomorrow() : formatNearDay(on);
}
