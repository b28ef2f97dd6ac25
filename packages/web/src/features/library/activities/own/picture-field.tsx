import { ImageOff } from 'lucide-react';
import { Controller } from 'react-hook-form';

import { Button } from '../../../../ui/actions/button.tsx';
import { FileDrop } from '../../../../ui/forms/file-drop.tsx';
import { ServerImage } from '../../../../ui/layout/server-image.tsx';
import { m } from '../../../../words/m.ts';
import type { FieldOf } from './own-field.ts';
import { useOwnForm } from './own-form-context.ts';
import { usePictureUpload } from './use-picture-upload.ts';

import frame from '../../../../forms/long-form.module.css';
import styles from './own-form.module.css';

const KINDS = 'image/jpeg,image/png,image/webp';
const MOST_BYTES = 10 * 1024 * 1024;

export function PictureField({ field }: { field: FieldOf<'picture'> }) {
  const { form } = useOwnForm();
  return (
    <Controller
      control={form.control}
      name="picture_id"
      render={({ field: { value, onChange, ref } }) => (
        <Picture
          label={field.label()}
          value={value}
          onChange={onChange}
          focusRef={ref}
          errors={form.listErrors('picture_id')}
        />
      )}
    />
  );
}

interface PictureProps {
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
  focusRef: (each: { focus: () => void } | null) => void;
  errors: string[] | undefined;
}

function Picture({ label, value, onChange, focusRef, errors }: PictureProps) {
  const { activity } = useOwnForm();
  const { file, progress, error, send, clear } = usePictureUpload(onChange);
  const kept = value !== null && value === activity?.picture_id ? activity.picture : null;
  return (
    <div className={frame.list}>
      {kept && (
        <div className={styles.kept}>
          <ServerImage src={kept.url} alt={kept.alt} className={styles.thumb} />
          <Button
            kind="quiet"
            size="small"
            icon={<ImageOff aria-hidden="true" />}
            onClick={() => onChange(null)}
          >
            {m.own_activity_picture_remove()}
          </Button>
        </div>
      )}
      <FileDrop
        ref={focusRef}
        label={label}
        hint={m.own_activity_picture_hint()}
        optional
        accept={KINDS}
        maxBytes={MOST_BYTES}
        value={file ? [file] : []}
        findState={() => ({ progress, error })}
        onChange={([chosen]) => {
          if (chosen && chosen !== file) void send(chosen);
          if (chosen) return;
          clear();
          onChange(activity?.picture_id ?? null);
        }}
        errors={errors}
      />
    </div>
  );
}
