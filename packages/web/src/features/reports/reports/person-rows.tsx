import { Button } from '../../../ui/actions/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { m } from '../../../words/m.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonRow } from './person-row.tsx';
import { residentIds, useRecordForm, useRecordValue } from './record-context.ts';

import styles from './person-row.module.css';

/** Everyone starts as "took part"; a tap on a face records an exception. */
export function PersonRows() {
  const { people, openPerson, setOpenPerson } = useRecordForm();
  const ids = useRecordValue(residentIds);
  const open = ids.find((id) => id === openPerson);
  const next = people.get(ids[ids.findIndex((id) => id === open) + 1] ?? '');
  const close = () => setOpenPerson(undefined);
  return (
    <>
      <p className={styles.hint}>{m.reports_rows_hint()}</p>
      <ul className={styles.rows}>
        {ids.map((id) => (
          <PersonRow key={id} id={id} onOpen={() => setOpenPerson(id)} />
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
