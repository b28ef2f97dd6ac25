import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../../../../ui/actions/button.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { m } from '../../../../words/m.ts';

import styles from './portrait.module.css';

const KINDS = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

/** From a file, by drag and drop, or from the camera. */
export function ChoosePicture({ onChosen }: { onChosen: (picture: ImageBitmap) => void }) {
  const camera = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setUnreadable(false);
    try {
      // Applies the rotation recorded by the camera.
      onChosen(await createImageBitmap(file, { imageOrientation: 'from-image' }));
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <div className={styles.choose}>
      <FileDrop
        label={m.portrait_choose()}
        hint={m.portrait_choose_hint()}
        accept={KINDS}
        maxBytes={MOST_BYTES}
        value={[]}
        onChange={([file]) => void open(file)}
        errors={unreadable ? [m.portrait_unreadable()] : undefined}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => {
          void open(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div className={styles.camera}>
        <Button
          kind="quiet"
          icon={<Camera aria-hidden="true" />}
          onClick={() => camera.current?.click()}
        >
          {m.portrait_camera()}
        </Button>
      </div>
    </div>
  );
}
