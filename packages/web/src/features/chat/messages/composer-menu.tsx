import { CornerDownLeft, Image, Link2, Plus } from 'lucide-react';
import { useRef } from 'react';

import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { m } from '../../../words/m.ts';
import { ACCEPTED } from '../../photos/uploads/public.tsx';
import { hasKeyboard, useEnterSends } from './enter-setting.ts';

interface Props {
  /** Undefined where the user may not add photos. */
  onPhotos: ((files: readonly File[]) => void) | undefined;
  onLink: () => void;
}

/** Beside the text: photos, links, and how Enter works. */
export function ComposerMenu({ onPhotos, onLink }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const enter = useEnterSends();
  const turnEnter = () => {
    enter.change(!enter.isOn);
    showToast({
      title: enter.isOn ? m.chat_enter_off_done() : m.chat_enter_on_done(),
      tone: 'success',
    });
  };
  const openFiles = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={m.chat_add_photos()}
        onChange={({ currentTarget }) => {
          onPhotos?.([...(currentTarget.files ?? [])]);
          // Allows choosing the same picture again after removing it.
          currentTarget.value = '';
        }}
      />
      <Menu
        label={m.chat_add()}
        choices={[
          ...(onPhotos
            ? [{ id: 'photos', label: m.chat_add_photos(), icon: Image, onSelect: openFiles }]
            : []),
          { id: 'link', label: m.chat_link_add(), icon: Link2, onSelect: onLink },
          ...(hasKeyboard()
            ? [
                {
                  id: 'enter',
                  label: enter.isOn ? m.chat_enter_off() : m.chat_enter_on(),
                  icon: CornerDownLeft,
                  onSelect: turnEnter,
                },
              ]
            : []),
        ]}
        trigger={
          <IconButton label={m.chat_add()}>
            <Plus aria-hidden="true" />
          </IconButton>
        }
      />
    </>
  );
}
