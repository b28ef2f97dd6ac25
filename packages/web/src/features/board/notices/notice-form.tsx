import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { LongForm } from '../../../forms/long-form.tsx';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { usePhotoUploads } from '../../residents/media/public.tsx';
import { type ManagedNotice, useAddNotice, useEditNotice } from './api.ts';
import { NoticeConflict } from './notice-conflict.tsx';
import { LISTED } from './notice-fields.ts';
import { NoticeFormProvider } from './notice-form-context.ts';
import { NoticePictures } from './notice-pictures.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { emptyValues, type NoticeValues, sentValues, toFormValues } from './notice-values.ts';
import { TemplateButtons } from './template-buttons.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';
import { WordsFields } from './words-fields.tsx';

import styles from './notice-form.module.css';

interface Props {
  notice?: ManagedNotice;
  back: string;
}

export default function NoticeForm({ notice, back }: Props) {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const navigate = useNavigate();
  const add = useAddNotice();
  const edit = useEditNotice();
  const long = useLongForm<NoticeValues>({
    schema: () => schema(time_zone),
    defaultValues: () => (notice ? toFormValues(notice, time_zone) : emptyValues(today)),
    send,
    draftName: `notice ${notice?.id ?? ''}`,
    listed: LISTED,
  });
  const { form } = long;
  const when = useWatch({ control: form.control, name: 'when' });
  const uploads = usePhotoUploads((id) =>
    form.setValue('picture_ids', [...form.getValues('picture_ids'), id], { shouldDirty: true }),
  );

  async function send(typed: NoticeValues): Promise<void> {
    const { carehome_ids, ...input } = sentValues(typed, time_zone);
    if (notice) await edit.mutateAsync({ ...input, id: notice.id, version: typed.version });
    else await add.mutateAsync({ ...input, carehome_ids });
    long.finish();
    const isLater = typed.when === 'later';
    const added = isLater ? m.notices_saved_later() : m.notices_saved_now();
    showToast({ title: notice ? m.notices_saved_changes() : added, tone: 'success' });
    await navigate(notice || isLater ? '/manage-notice-board' : '/tabs/notice-board', {
      replace: true,
    });
  }

  const save = when === 'later' ? m.notices_save_later() : m.notices_save_now();
  return (
    <NoticeFormProvider value={{ form, notice }}>
      <LongForm
        long={long}
        onGoToField={long.focusField}
        layout={styles.layout}
        aside={<NoticePreview uploads={uploads} />}
        conflict={notice && <NoticeConflict id={notice.id} onMerged={long.saveMerged} />}
        actions={
          <>
            <Link kind="quiet-button" to={back}>
              {m.ui_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : notice ? m.notices_save_changes() : save}
            </Button>
          </>
        }
      >
        {!notice && <TemplateButtons />}
        <WordsFields />
        <WhoFields />
        <WhenFields />
        <NoticePictures uploads={uploads} />
      </LongForm>
    </NoticeFormProvider>
  );
}

/** Validates the values as they will be sent, with the call's own schema. */
const schema = async (timeZone: string) => {
  const [{ z }, { NoticeInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/board/notices/contract.ts'),
  ]);
  return z
    .custom<NoticeValues>()
    .transform((values) => sentValues(values, timeZone))
    .pipe(NoticeInput);
};
