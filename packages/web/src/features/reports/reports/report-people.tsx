import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { ATTENDANCE_WORDS } from '../../../words/report-words.ts';
import type { PersonInReport, Report } from './api.ts';
import { FamilyDecision } from './family-decision.tsx';
import { PersonHow } from './person-how.tsx';

import styles from './report-people.module.css';

export const ReportPeople = ({ report }: { report: Report }) => (
  <Card title={m.reports_people({ count: report.participations.length })}>
    <ul className={styles.people}>
      {report.participations.map((person) => (
        <li key={person.resident_id} className={styles.person}>
          <Head person={person} duration={report.duration_min} />
          <PersonHow person={person} />
          <FamilyDecision report={report} person={person} />
        </li>
      ))}
    </ul>
  </Card>
);

function Head({ person, duration }: { person: PersonInReport; duration: number }) {
  const { resident_id: id, preferred_name, last_name, picture, attendance, minutes } = person;
  const isShared = person.family_sees && m.reports_shared();
  const stayed = minutes > 0 && minutes !== duration && m.reports_minutes({ count: minutes });
  return (
    <div className={styles.head}>
      <Avatar
        id={id}
        firstName={preferred_name}
        lastName={last_name}
        photo={picture?.thumb}
        size="medium"
      />
      <p className={styles.words}>
        <Link kind="quiet" to={`/resident?id=${id}`}>
          {calledName(person)}
        </Link>
        <span className={styles.line}>
          {[ATTENDANCE_WORDS[attendance](), stayed, isShared].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  );
}
