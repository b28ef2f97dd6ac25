import { useState } from 'react';
import { useWatch } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { ListRow } from '../../../../ui/layout/list-row.tsx';
import { m } from '../../../../words/m.ts';
import { useSimilarResidents } from '../api.ts';
import { dayWords } from '../day-words.ts';
import { ResidentFace } from '../resident-face.tsx';
import { useResidentForm } from './form-context.ts';
import { useSettled } from './use-settled.ts';
import { isWholeDay } from './whole-day.ts';

import styles from './form.module.css';

/** Shows similar residents, to avoid duplicate records. */
export function SimilarPeople() {
  const { form } = useResidentForm();
  const [born, name] = useWatch({
    control: form.control,
    name: ['date_of_birth', 'last_name'],
  });
  const [others, setOthers] = useState<readonly string[]>([]);
  const lastName = useSettled(name.trim());
  const day = useSettled(born ?? '');
  const query = useSimilarResidents(day, lastName, isWholeDay(day) && lastName.length > 1);
  const similar = (query.data ?? []).filter(({ id }) => !others.includes(id));
  if (similar.length === 0) return null;
  return (
    <Banner
      kind="attention"
      title={m.manage_resident_similar_title()}
      action={
        <Button
          kind="quiet"
          size="small"
          onClick={() => setOthers([...others, ...similar.map(({ id }) => id)])}
        >
          {m.manage_resident_similar_else()}
        </Button>
      }
    >
      <p>{m.manage_resident_similar_text()}</p>
      <ul className={styles.similar}>
        {similar.map((person) => (
          <li key={person.id}>
            <ListRow
              to={`/resident?id=${person.id}`}
              leading={<ResidentFace resident={person} />}
              title={`${person.first_name} ${person.last_name}`}
              subtitle={[
                m.manage_resident_similar_born({ date: dayWords(person.date_of_birth) }),
                person.room !== null && m.manage_resident_similar_room({ room: person.room }),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
