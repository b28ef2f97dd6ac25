import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';

import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { type Book, useClose, useReopen } from './api.ts';

interface Props {
  book: Book;
  section: SectionKey;
  prompt: string;
  onDone: () => void;
}

/** Marked questions are not asked again. */
export function NotForMe({ book, section, prompt, onDone }: Props) {
  const closing = useClose();
  const reopening = useReopen();
  const at = { resident_id: book.resident_id, section_key: section, prompt_key: prompt };
  const close = () =>
    closing.mutate(at, {
      onSuccess: () => {
        showToast({
          title: m.about_me_not_for_me_done(),
          seconds: 6,
          action: { label: m.about_me_undo(), run: () => reopening.mutate(at) },
        });
        onDone();
      },
    });
  return (
    <Button kind="plain" busy={closing.isPending} onClick={() => closing.isPending || close()}>
      {m.about_me_not_for_me({ name: book.preferred_name })}
    </Button>
  );
}
