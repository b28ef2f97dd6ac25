import type { UseFormReturn } from 'react-hook-form';

import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { m } from '../../words/m.ts';
import type { Entry } from './api.ts';
import type { EntryValues } from './entry-values.ts';

import styles from './entry-view.module.css';

interface Props {
  form: UseFormReturn<EntryValues>;
  /** As the server has it now. */
  entry: Entry;
}

/** Somebody else was faster: their words are shown, and nobody's are lost. */
export function NewerVersion({ form, entry }: Props) {
  const { watch, setValue, getFieldState, formState, clearErrors } = form;
  if (watch('version') === entry.version) return null;
  const take = (text: string) => {
    setValue('text', text, { shouldDirty: true });
    setValue('version', entry.version);
    clearErrors('version');
  };
  return (
    <Banner
      kind="attention"
      title={getFieldState('version', formState).error?.message ?? m.about_me_newer_title()}
      action={
        <>
          <Button kind="quiet" size="small" onClick={() => take(entry.text)}>
            {m.about_me_newer_use()}
          </Button>
          <Button kind="quiet" size="small" onClick={() => take(form.getValues('text'))}>
            {m.about_me_newer_keep()}
          </Button>
        </>
      }
    >
      <q className={styles.newer}>{entry.text}</q>
    </Banner>
  );
}
