import type { Input } from '@relish/shared/calls.ts';
import { CONTACT_ONLY } from '@relish/shared/residents/relatives/choices.ts';
import { Controller, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { EmailField } from '../../../ui/forms/email-field.tsx';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { useAddContact, useInvite } from './api.ts';
import { AuthorityFields, ContactFields, LevelField, RelationshipField } from './link-fields.tsx';
import { linkFields } from './relative-fields.ts';

import styles from './relatives.module.css';

type Values = Input<'relatives/invite'>;

interface Props {
  residentId: string;
  name: string;
  mainNow: string | undefined;
}

export function InviteForm({ residentId, name, mainNow }: Props) {
  const navigate = useNavigate();
  const invite = useInvite();
  const addContact = useAddContact();
  const fields = inviteFields(name);
  const long = useLongForm<Values>({
    schema,
    defaultValues: () => emptyValues(residentId),
    send,
    draftName: `relative ${residentId}`,
    listed: {
      fields,
      findField: (field) => fields.find((each) => each.name === field),
      elsewhere: [],
    },
  });
  const { form } = long;
  const isContact = form.watch('access_level') === CONTACT_ONLY;
  const back = `/resident?id=${residentId}`;

  return (
    <FormProvider {...form}>
      <LongForm
        long={long}
        onGoToField={long.focusField}
        look={{ form: `${styles.form} ${styles.narrow}`, bar: styles.bar }}
        actions={
          <>
            <Link kind="quiet-button" to={back}>
              {m.ui_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {saveLabel()}
            </Button>
          </>
        }
      >
        <Card title={m.relatives_who()}>
          <div className={styles.form}>
            <div className={styles.pair}>
              <TextField
                label={m.relatives_first_name()}
                autoComplete="off"
                {...form.field('first_name')}
              />
              <TextField
                label={m.relatives_last_name()}
                autoComplete="off"
                {...form.field('last_name')}
              />
            </div>
            <RelationshipField name={name} />
            <LevelField name={name} />
            <div className={styles.pair}>
              <EmailField
                label={m.field_email()}
                autoComplete="off"
                optional={isContact}
                hint={isContact ? undefined : m.relatives_email_hint()}
                {...form.field('email')}
              />
              <TextField
                label={m.relatives_phone()}
                type="tel"
                autoComplete="off"
                optional
                {...form.field('phone')}
              />
            </div>
          </div>
        </Card>
        <Card title={m.relatives_wish({ name })}>
          <Controller
            control={form.control}
            name="agreed"
            render={({ field }) => (
              <RadioCards
                {...field}
                label={m.relatives_agreed({ name })}
                errors={form.listErrors('agreed')}
                options={[
                  {
                    value: 'resident_agrees',
                    label: m.relatives_agreed_yes({ name }),
                    description: m.relatives_agreed_yes_text({ name }),
                  },
                  {
                    value: 'best_interests',
                    label: m.relatives_agreed_best(),
                    description: m.relatives_agreed_best_text({ name }),
                  },
                ]}
              />
            )}
          />
        </Card>
        <Card title={m.relatives_contact()}>
          <div className={styles.form}>
            <AuthorityFields />
            <ContactFields mainNow={mainNow} />
          </div>
        </Card>
      </LongForm>
    </FormProvider>
  );

  /** Combines the schemas of the calls that the form makes. */
  async function schema(): Promise<z.ZodType<unknown, Values>> {
    const { ContactInput, RelativeInvite } =
      await import('@relish/shared/residents/relatives/contract.ts');
    return form.getValues('access_level') === CONTACT_ONLY
      ? (ContactInput as unknown as z.ZodType<unknown, Values>)
      : RelativeInvite;
  }

  async function send(values: Values): Promise<void> {
    const done = await save(values);
    long.finish();
    showToast({ title: done, tone: 'success' });
    await navigate(back, { replace: true });
  }

  async function save({ access_level, authority_seen_on, ...values }: Values): Promise<string> {
    if (access_level === CONTACT_ONLY) {
      await addContact.mutateAsync(values);
      return m.relatives_contact_done();
    }
    const { status } = await invite.mutateAsync({ ...values, access_level, authority_seen_on });
    return status === 'active' ? m.relatives_linked_done({ name }) : m.relatives_invited_done();
  }

  function saveLabel(): string {
    if (form.busy) return m.ui_sending();
    return isContact ? m.relatives_add_contact() : m.relatives_send();
  }
}

const emptyValues = (residentId: string): Partial<Values> => ({
  resident_id: residentId,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  authority: 'none',
  authority_seen_on: null,
  is_main_contact: false,
  emergency_order: null,
  notes: '',
});

/** In form order. */
function inviteFields(name: string) {
  const [relationship, level, ...contact] = linkFields(name);
  return [
    { name: 'first_name', label: m.relatives_first_name },
    { name: 'last_name', label: m.relatives_last_name },
    ...[relationship, level].filter((each) => each !== undefined),
    { name: 'email', label: m.field_email },
    { name: 'phone', label: m.relatives_phone },
    { name: 'agreed', label: () => m.relatives_agreed({ name }) },
    ...contact,
  ];
}
