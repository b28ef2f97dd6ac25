import { isToldInPerson } from '@relish/shared/residents/residents/status-machine.ts';
import { Leaf } from 'lucide-react';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { dayWords, useDayWords } from './day-words.ts';

import styles from './profile.module.css';

/** Warnings at the top of the profile. */
export const ProfileNotices = ({ resident }: { resident: Resident }) => (
  <>
    <StatusNotice resident={resident} />
    {isToldInPerson(resident.status) && !resident.family_informed && (
      <Banner kind="attention" title={m.profile_family_title()}>
        {m.profile_family_text()}
      </Banner>
    )}
    {resident.avoid_topics.length > 0 && resident.status !== 'deceased' && (
      <Banner kind="attention" title={m.profile_care_title()}>
        <p>{m.profile_care_text({ name: resident.preferred_name })}</p>
        <ul className={styles.topics}>
          {resident.avoid_topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Banner>
    )}
  </>
);

function StatusNotice({ resident }: { resident: Resident }) {
  const { moment } = useDayWords();
  const { preferred_name: name, status, status_since, leaves_on, move_in_date } = resident;
  const date = moment(status_since);
  switch (status) {
    case 'current':
      return null;
    case 'pre_admission':
      return (
        <Banner kind="info" title={m.profile_pre_admission_title({ name })}>
          {m.profile_pre_admission_text({ name, date: dayWords(move_in_date) })}
        </Banner>
      );
    case 'respite':
      return (
        <Banner kind="info" title={m.profile_respite_title({ name })}>
          {leaves_on === null
            ? m.profile_respite_open()
            : m.profile_respite_until({ date: dayWords(leaves_on) })}
        </Banner>
      );
    case 'hospital':
    case 'away':
      return (
        <Banner
          kind="info"
          title={
            status === 'away' ? m.profile_away_title({ name }) : m.profile_hospital_title({ name })
          }
        >
          {m.profile_absent_text({ date })}
        </Banner>
      );
    case 'moved_out':
      return (
        <Banner kind="info" title={m.profile_moved_out_title({ name })}>
          {m.profile_moved_out_text({ date })}
        </Banner>
      );
    case 'deceased':
      return (
        <div className={styles.remember}>
          <Leaf aria-hidden="true" />
          <div>
            <p className={styles.rememberTitle}>{m.profile_deceased_title({ name })}</p>
            <p>{m.profile_deceased_text({ name, date })}</p>
          </div>
        </div>
      );
  }
}
