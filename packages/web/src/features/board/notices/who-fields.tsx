import { isForFamilies, NOTICE_PRIORITIES } from '@relish/shared/board/notices/choices.ts';
import { writesNoticesAs } from '@relish/shared/permissions.ts';
import { Controller, useWatch } from 'react-hook-form';

import { useUser } from '../../../session/use-session.ts';
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { m } from '../../../words/m.ts';
import { useNoticeForm } from './notice-form-context.ts';
import { AUDIENCES, PRIORITIES } from './notice-words.ts';

import styles from './notice-form.module.css';

const ORDER = ['all', 'family', 'staff'] as const;

/** Audience, importance and homes. */
export function WhoFields() {
  const { form, notice } = useNoticeForm();
  const { carehome, carehomes } = useUser();
  const { control } = form;
  const audience = useWatch({ control, name: 'audience' });
  const others = carehomes.filter(({ id, role }) => id !== carehome.id && writesNoticesAs(role));
  return (
    <>
      <Controller
        control={control}
        name="audience"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.notices_field_audience()}
            errors={form.listErrors('audience')}
            options={ORDER.map((value) => {
              const { label, text, icon: Icon } = AUDIENCES[value];
              return { value, label: label(), description: text(), icon: <Icon /> };
            })}
          />
        )}
      />
      {isForFamilies(audience) && <p className={styles.rule}>{m.notices_names_rule()}</p>}
      <Controller
        control={control}
        name="priority"
        render={({ field }) => (
          <RadioCards
            {...field}
            label={m.notices_field_priority()}
            errors={form.listErrors('priority')}
            options={NOTICE_PRIORITIES.map((value) => {
              const { label, text } = PRIORITIES[value];
              return { value, label: label(), description: text() };
            })}
          />
        )}
      />
      {!notice && others.length > 0 && (
        <Controller
          control={control}
          name="carehome_ids"
          render={({ field }) => (
            <CheckboxGroup
              {...field}
              label={m.notices_field_homes()}
              hint={m.notices_field_homes_hint()}
              optional
              errors={form.listErrors('carehome_ids')}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        />
      )}
    </>
  );
}
