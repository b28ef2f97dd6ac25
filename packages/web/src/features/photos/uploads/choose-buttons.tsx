import { Camera, Images } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { ACCEPTED } from './picture-kinds.ts';

import styles from './uploads.module.css';

interface Props {
  isFirst: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** From the camera, one by one, or from the gallery, many at once. */
export const ChooseButtons = ({ isFirst, onChosen }: Props) => (
  <div className={styles.choose}>
    <FileButton
      kind={isFirst ? 'primary' : 'quiet'}
      icon={<Camera aria-hidden="true" />}
      capture
      onChosen={onChosen}
    >
      {m.photo_add_camera()}
    </FileButton>
    <FileButton kind="quiet" icon={<Images aria-hidden="true" />} onChosen={onChosen}>
      {m.photo_add_gallery()}
    </FileButton>
  </div>
);

interface FileButtonProps {
  kind: 'primary' | 'quiet';
  icon: ReactNode;
  capture?: true;
  onChosen: (files: readonly File[]) => void;
  children: string;
}

function FileButton({ kind, icon, capture, onChosen, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple={!capture}
        {...(capture && { capture: 'environment' })}
        hidden
        aria-label={children}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          // Allows choosing the same picture again after removing it.
          currentTarget.value = '';
        }}
      />
      <Button kind={kind} icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
