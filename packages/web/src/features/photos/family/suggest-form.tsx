import type { Input } from '@relish/shared/calls.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';
import { Controller, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import type { FamilyPersonRow } from '../../residents/relatives/api.ts';
import { PhotoFactsFields } from '../photos/public.tsx';
import { useSuggest } from './api.ts';
import { SuggestPicture } from './suggest-picture.tsx';

import styles from './family.module.css';

type Values = Omit<Input<'photos/suggest'>, 'may_share'> & { may_share: boolean };

interface Props {
  people: readonly FamilyPersonRow[];
  residentId: string;
}

export function SuggestForm({ people, residentId }: Props) {
  const navigate = useNavigate();
  const suggest = useSuggest();
  const form = useCallForm<Values>({
    schema: async () => (await import('@relish/shared/photos/photos/contract.ts')).SuggestInput,
    defaultValues: {
      media_id: '',
      resident_id: residentId,
      taken_on: null,
      decade: null,
      place: '',
      caption: '',
      story: '',
      may_share: false,
    },
    send: async (values) => {
      await suggest.mutateAsync({ ...values, may_share: true });
      showToast({
        title: m.photo_suggest_sent(),
        text: m.photo_suggest_sent_text(),
        tone: 'success',
      });
      await navigate('/tabs/photo-book');
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
      <SuggestPicture
        errors={form.listErrors('media_id') && [m.photo_suggest_picture_missing()]}
        onSent={(id) => form.setValue('media_id', id, { shouldValidate: true })}
      />
      {people.length > 1 && (
        <Controller
          control={form.control}
          name="resident_id"
          render={({ field }) => (
            <Select
              label={m.photo_suggest_person()}
              options={people.map((each) => ({ value: each.id, label: calledName(each) }))}
              placeholder={null}
              {...field}
            />
          )}
        />
      )}
      <FormProvider {...form}>
        <PhotoFactsFields
          startsOld
          story={{ label: m.photo_suggest_story(), hint: m.photo_suggest_story_hint() }}
        />
      </FormProvider>
      <Checkbox
        label={m.photo_suggest_may_share()}
        hint={m.photo_suggest_may_share_hint()}
        {...form.field('may_share')}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {m.photo_suggest_send()}
        </Button>
      </div>
    </form>
  );
}
