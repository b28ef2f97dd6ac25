import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { useCallForm } from '../../api/use-call-form.ts';
import { useDraft } from '../../session/use-draft.ts';
import { useUser } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { LeaveQuestion } from '../../ui/leave-question.tsx';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast-state.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { usePhotoUploads } from '../../ui/use-photo-uploads.ts';
import { m } from '../../words/m.ts';
import { type ManagedNotice, useAddNotice, useEditNotice } from './api.ts';
import { NoticeConflict } from './notice-conflict.tsx';
import { problemsOf } from './notice-fields.ts';
import { NoticeFormProvider } from './notice-form-context.ts';
import { NoticePictures } from './notice-pictures.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { emptyValues, type NoticeValues, sentValues, valuesOf } from './notice-values.ts';
import { TemplateButtons } from './template-buttons.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';
import { WordsFields } from './words-fields.tsx';

import frame from '../../ui/long-form.module.css';
import styles from './notice-form.module.css';

interface Props {
  notice?: ManagedNotice;
  back: string;
}

export default function NoticeForm({ notice, back }: Props) {
  const { time_zone } = useUser().carehome;
  const today = useToday();
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const add = useAddNotice();
  const edit = useEditNotice();
  const [defaultValues] = useState(() =>
    notice ? valuesOf(notice, time_zone) : emptyValues(today),
  );
  const form = useCallForm<NoticeValues>({
    schema: () => schema(time_zone),
    defaultValues,
    send,
  });
  const { errors, isDirty, submitCount } = form.formState;
  const draft = useDraft(`notice ${notice?.id ?? ''}`, form);
  const guard = useLeaveGuard(isDirty);
  const when = useWatch({ control: form.control, name: 'when' });
  const uploads = usePhotoUploads((id) =>
    form.setValue('picture_ids', [...form.getValues('picture_ids'), id], { shouldDirty: true }),
  );

  async function send(typed: NoticeValues): Promise<void> {
    const { carehome_ids, ...input } = sentValues(typed, time_zone);
    if (notice) await edit.mutateAsync({ ...input, id: notice.id, version: typed.version });
    else await add.mutateAsync({ ...input, carehome_ids });
    draft.forget();
    guard.release();
    const isLater = typed.when === 'later';
    const added = isLater ? m.notices_saved_later() : m.notices_saved_now();
    showToast({ title: notice ? m.notices_saved_changes() : added, tone: 'success' });
    await navigate(notice || isLater ? '/manage-notice-board' : '/tabs/notice-board', {
      replace: true,
    });
  }

  const saveMerged = (next: NoticeValues, theirs: ManagedNotice) => {
    flushSync(() => {
      form.reset(valuesOf(theirs, time_zone));
      form.reset({ ...next, version: theirs.version }, { keepDefaultValues: true });
    });
    element.current?.requestSubmit();
  };

  const goTo = (name: string) =>
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const save = when === 'later' ? m.notices_save_later() : m.notices_save_now();
  return (
    <NoticeFormProvider value={{ form, notice }}>
      <div className={styles.layout}>
        <form ref={element} className={frame.form} onSubmit={form.submit} noValidate>
          <DraftNotice draft={draft} />
          {notice && <NoticeConflict id={notice.id} onMerged={saveMerged} />}
          {form.problem !== undefined && <Banner kind="danger">{form.problem}</Banner>}
          <ErrorSummary problems={problemsOf(errors)} attempt={submitCount} onGoTo={goTo} />
          {!notice && <TemplateButtons />}
          <WordsFields />
          <WhoFields />
          <WhenFields />
          <NoticePictures uploads={uploads} />
          <div className={frame.bar}>
            <Link kind="quiet-button" to={back}>
              {m.ui_cancel()}
            </Link>
            <Button type="submit" busy={form.busy}>
              {form.busy ? m.ui_saving() : notice ? m.notices_save_changes() : save}
            </Button>
          </div>
        </form>
        <NoticePreview uploads={uploads} />
      </div>
      <LeaveQuestion guard={guard} kept />
    </NoticeFormProvider>
  );
}

/** The call's own schema, over what would be sent. */
const schema = async (timeZone: string) => {
  const [{ z }, { NoticeInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/notices/contract.ts'),
  ]);
  return z
    .custom<NoticeValues>()
    .transform((values) => sentValues(values, timeZone))
    .pipe(NoticeInput);
};
