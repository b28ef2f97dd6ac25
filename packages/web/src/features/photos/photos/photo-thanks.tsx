import type { Input } from '@relish/shared/calls.ts';
import { PHOTO_LIMITS } from '@relish/shared/photos/photos/choices.ts';
import { Heart } from 'lucide-react';

import { useCallForm } from '../../../forms/use-call-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type OnePhoto, useThankPhoto } from './photo-api.ts';
import { nameList } from './photo-words.ts';

import styles from './photo-page.module.css';

type Values = { text: string };

/** A heart at one tap, and a sentence that staff can read out. */
export function PhotoThanks({ photo: { id, own_thanks, residents } }: { photo: OnePhoto }) {
  const thank = useThankPhoto();
  const send = async (input: Omit<Input<'photos/thank'>, 'id'>, title: string) => {
    await thank.mutateAsync({ id, ...input });
    showToast({ title, tone: 'success' });
  };
  const form = useCallForm<Values>({
    schema,
    defaultValues: { text: own_thanks?.text ?? '' },
    send: ({ text }) => send({ heart: own_thanks?.heart ?? false, text }, m.photo_thanked()),
  });
  const hasHeart = own_thanks?.heart ?? false;
  const toggleHeart = () => {
    if (thank.isPending) return;
    const text = own_thanks?.text ?? null;
    void send({ heart: !hasHeart, text }, hasHeart ? m.photo_thank_undone() : m.photo_thanked());
  };
  const name = nameList(residents.map(({ preferred_name }) => preferred_name));
  return (
    <Card title={m.photo_thank()}>
      <div className={styles.row}>
        <Button
          kind="quiet"
          aria-pressed={hasHeart}
          busy={thank.isPending}
          icon={
            <Heart
              className={styles.heart}
              fill={hasHeart ? 'currentColor' : 'none'}
              aria-hidden="true"
            />
          }
          onClick={toggleHeart}
        >
          {hasHeart ? m.photo_thank_heart_sent() : m.photo_thank_heart()}
        </Button>
      </div>
      <form className={styles.thank} onSubmit={form.submit} noValidate>
        <TextField
          label={m.photo_thank_text()}
          hint={name === '' ? m.photo_thank_text_hint_plain() : m.photo_thank_text_hint({ name })}
          autoComplete="off"
          maxLength={PHOTO_LIMITS.thanks}
          {...form.field('text')}
        />
        <div className={styles.row}>
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.ui_sending() : m.photo_thank_send()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const schema = async () => {
  const [{ z }, { longText }] = await Promise.all([
    import('zod'),
    import('@relish/shared/fields.ts'),
  ]);
  return z.object({ text: longText(PHOTO_LIMITS.thanks, 'a sentence') });
};
