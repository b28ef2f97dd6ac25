import type { Input } from '@relish/shared/calls.ts';
import { CONTACT_ONLY } from '@relish/shared/relatives/choices.ts';
import { Controller, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { m } from '../../words/m.ts';
import { useAddContact, useInvite } from './api.ts';
import { AuthorityFields, ContactFields, LevelField, RelationshipField } from './link-fields.tsx';

import styles from './relatives.module.css';

type Values = Input<'relatives/invite'>;

interface Props {
  residentId: string;
  name: string;
  mainNow: string | undefined;
}

/** Who they are, what they may see, and whether the person wants it. */
export function InviteForm({ residentId, name, mainNow }: Props) {
  const navigate = useNavigate();
  const invite = useInvite();
  const addContact = useAddContact();
  const form = useCallForm<Values>({
    schema,
    defaultValues: {
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
    },
    send,
  });
  const draft = useDraft(`relative ${residentId}`, form);
  const guard = useLeaveGuard(form.formState.isDirty);
  const isContact = form.watch('access_level') === CONTACT_ONLY;
  const back = `/resident?id=${residentId}`;

  return (
    <FormProvider {...form}>
      <form className={`${styles.form} ${styles.narrow}`} onSubmit={form.submit} noValidate>
        <DraftNotice draft={draft} />
        {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
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
                errors={form.errorsOf('agreed')}
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
        <div className={styles.bar}>
          <Link kind="quiet-button" to={back}>
            {m.ui_cancel()}
          </Link>
          <Button type="submit" busy={form.busy}>
            {saveLabel()}
          </Button>
        </div>
      </form>
      <LeaveQuestion guard={guard} kept />
    </FormProvider>
  );

  /** The form refuses what the call would that it is going to make. */
  async function schema(): Promise<z.ZodType<unknown, Values>> {
    const { ContactInput, RelativeInvite } = await import('@relish/shared/relatives/contract.ts');
    return form.getValues('access_level') === CONTACT_ONLY
      ? (ContactInput as unknown as z.ZodType<unknown, Values>)
      : RelativeInvite;
  }

  async function send(values: Values): Promise<void> {
    const done = await save(values);
    draft.forget();
    guard.release();
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
