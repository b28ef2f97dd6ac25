import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { m } from '../../words/m.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonRow } from './person-row.tsx';
import { useRecordForm } from './record-context.ts';

import styles from './person-row.module.css';

/** Everybody took part until somebody says otherwise; an exception is a tap on a face. */
export function PersonRows() {
  const { values, people, openPerson, setOpenPerson } = useRecordForm();
  const open = values.participations.some(({ resident_id }) => resident_id === openPerson)
    ? openPerson
    : undefined;
  const at = values.participations.findIndex(({ resident_id }) => resident_id === open);
  const next = people.get(values.participations[at + 1]?.resident_id ?? '');
  const close = () => setOpenPerson(undefined);
  return (
    <>
      <p className={styles.hint}>{m.reports_rows_hint()}</p>
      <ul className={styles.rows}>
        {values.participations.map(({ resident_id }) => (
          <PersonRow key={resident_id} id={resident_id} onOpen={() => setOpenPerson(resident_id)} />
        ))}
      </ul>
      {open !== undefined && (
        <Drawer
          key={open}
          isOpen
          onClose={close}
          title={people.get(open)?.preferred_name ?? ''}
          actions={
            <>
              {next && (
                <Button kind="quiet" onClick={() => setOpenPerson(next.id)}>
                  {m.reports_person_next({ name: next.preferred_name })}
                </Button>
              )}
              <Button onClick={close}>{m.reports_person_done()}</Button>
            </>
          }
        >
          <PersonFields id={open} />
        </Drawer>
      )}
    </>
  );
}
