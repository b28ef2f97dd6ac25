import { NOTICE_LIMITS } from '@relish/shared/board/notices/choices.ts';

import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { m } from '../../../words/m.ts';
import { useNoticeForm } from './notice-form-context.ts';

export function WordsFields() {
  const { form } = useNoticeForm();
  return (
    <>
      <TextField
        label={m.notices_field_title()}
        autoComplete="off"
        maxLength={NOTICE_LIMITS.title}
        {...form.field('title')}
      />
      <TextArea
        label={m.notices_field_body()}
        hint={m.notices_field_body_hint()}
        optional
        maxLength={NOTICE_LIMITS.body}
        {...form.field('body')}
      />
    </>
  );
}
