import type { SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import { SECTIONS } from '@relish/shared/residents/about-me/sections.ts';
import { EllipsisVertical, MessageCircleOff, PenLine } from 'lucide-react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { type Book, useClose, useReopen } from './api.ts';
import { useEditing } from './editing.ts';
import { formKey } from './entry-values.ts';

import styles from './section-menu.module.css';

interface Props {
  book: Book;
  section: SectionKey;
}

export function SectionMenu({ book, section }: Props) {
  const { open } = useEditing();
  const closing = useClose();
  const reopening = useReopen();
  const at = { resident_id: book.resident_id, section_key: section };
  const label = m.about_me_section_menu({ section: SECTIONS[section].title });
  const close = () =>
    closing.mutate(at, {
      onSuccess: () =>
        showToast({
          title: m.about_me_prefers_not(),
          seconds: 6,
          action: { label: m.about_me_undo(), run: () => reopening.mutate(at) },
        }),
    });
  const other = {
    id: 'other',
    label: m.about_me_add_other(),
    icon: PenLine,
    onSelect: () => open(formKey({ section, prompt: null })),
  };
  return (
    <span className={styles.menu}>
      <Menu
        label={label}
        align="end"
        choices={[
          ...(section === 'please' || section === 'memories' ? [] : [other]),
          {
            id: 'close',
            label: m.about_me_prefers_not(),
            icon: MessageCircleOff,
            onSelect: close,
          },
        ]}
        trigger={
          <IconButton label={label}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      />
    </span>
  );
}
