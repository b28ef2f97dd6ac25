import { useWatch } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { m } from '../../../words/m.ts';
import { noWarningsWords } from '../../../words/safety-data-words.ts';
import { CareNotes, conflictKey, WarningsToRead } from '../../library/suggestions/public.tsx';
import { useEventForm } from './event-form-context.ts';

import styles from './event-form.module.css';

export const WARNINGS_ID = 'event-warnings';

/** Every warning for a resident invited is acknowledged before saving (N13). */
export function EventWarnings() {
  const { form, warnings } = useEventForm();
  const { conflicts, people, isChecked, isPending, isError } = warnings;
  const acknowledged = useWatch({ control: form.control, name: 'acknowledged' });
  const errors = form.listErrors('acknowledged');
  if (isError)
    return (
      <div id={WARNINGS_ID} tabIndex={-1} className={styles.warnings}>
        <Banner
          kind="attention"
          action={
            <Button kind="quiet" size="small" onClick={warnings.refetch}>
              {m.ui_try_again()}
            </Button>
          }
        >
          {errors?.join(' ') ?? m.event_form_warnings_failed()}
        </Banner>
      </div>
    );
  if (isPending) return <p className={styles.warnings}>{m.event_form_warnings_checking()}</p>;
  if (!isChecked && !errors) return null;
  const read = acknowledged.map(conflictKey);
  const left = conflicts.filter((each) => !read.includes(conflictKey(each))).length;
  return (
    <section
      id={WARNINGS_ID}
      tabIndex={-1}
      className={styles.warnings}
      aria-label={m.event_form_warnings()}
    >
      <h3 className={styles.label}>{m.event_form_warnings()}</h3>
      {errors && <p className={styles.wrong}>{errors.join(' ')}</p>}
      {conflicts.length === 0 ? (
        isChecked && <p className={styles.quiet}>{noWarningsWords(people)}</p>
      ) : (
        <WarningsToRead
          conflicts={conflicts}
          people={people}
          read={read}
          onRead={(keys) =>
            form.setValue(
              'acknowledged',
              conflicts.filter((each) => keys.includes(conflictKey(each))),
              { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
            )
          }
        />
      )}
      {left > 0 && <p className={styles.quiet}>{m.event_form_warnings_left({ count: left })}</p>}
      <CareNotes of={warnings} people={people} />
    </section>
  );
}
