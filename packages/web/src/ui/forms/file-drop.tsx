import { Upload } from 'lucide-react';
import { type DragEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';

import { m } from '../../words/m.ts';
import { FieldFrame, type FieldText, type Focusable, useField } from './field-frame.tsx';
import { type FileState, FileRow } from './file-row.tsx';
import { refusal } from './file-rules.ts';

import button from '../actions/button.module.css';
import styles from './file-drop.module.css';

type Props = FieldText & {
  value: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** As on a file input. With `image/*` phones also offer the camera. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Upload state of each file. */
  findState?: ((file: File) => FileState) | undefined;
  ref?: Ref<Focusable> | undefined;
};

const fingerprint = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

type Refused = { file: File; error: string };

/** Rejected files are shown with the reason and not passed on. */
export function FileDrop({ ref, ...props }: Props) {
  const { label, hint, optional, errors, value, onChange, multiple = false, disabled } = props;
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused[]>([]);
  const [over, setOver] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  function take(files: readonly File[]) {
    const good: File[] = [];
    const bad: Refused[] = [];
    for (const file of files) {
      const surplus = !multiple && good.length > 0 ? m.ui_file_one_only() : undefined;
      const error = refusal(file, props) ?? surplus;
      if (error === undefined) good.push(file);
      else bad.push({ file, error });
    }
    setRefused(bad);
    // Ignores a file that is chosen twice.
    const fingerprints = new Set(value.map(fingerprint));
    const fresh = good.filter((file) => !fingerprints.has(fingerprint(file)));
    if (good.length > 0) onChange(multiple ? [...value, ...fresh] : good);
  }

  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver && disabled !== true);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    if (disabled !== true) take([...event.dataTransfer.files]);
  };
  const remove = (file: File) => {
    onChange(value.filter((each) => each !== file));
    input.current?.focus();
  };
  const dismiss = (file: File) => {
    setRefused(refused.filter((each) => each.file !== file));
    input.current?.focus();
  };

  return (
    <FieldFrame {...{ field, label, hint, optional, errors }}>
      <div
        className={styles.zone}
        data-over={over || undefined}
        data-wrong={field.wrong || undefined}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          id={field.id}
          className={styles.input}
          name={props.name}
          accept={props.accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={field.wrong || undefined}
          aria-describedby={field.describedBy}
          onBlur={() => props.onBlur?.()}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            // Allows choosing the same file again after removing it.
            event.currentTarget.value = '';
          }}
        />
        <span className={`${button.button} ${button.quiet} ${styles.choose}`} aria-hidden="true">
          <Upload />
          {multiple ? m.ui_files_choose() : m.ui_file_choose()}
        </span>
        <span className={styles.or} aria-hidden="true">
          {multiple ? m.ui_files_or_drop() : m.ui_file_or_drop()}
        </span>
      </div>
      {value.length > 0 && (
        <ul className={styles.files} aria-label={m.ui_files_chosen()}>
          {value.map((file) => (
            <FileRow
              key={fingerprint(file)}
              file={file}
              state={props.findState?.(file) ?? {}}
              onRemove={disabled === true ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.files}>
            {refused.map(({ file, error }) => (
              <FileRow
                key={fingerprint(file)}
                file={file}
                state={{ error }}
                onRemove={() => dismiss(file)}
              />
            ))}
          </ul>
        </div>
      )}
    </FieldFrame>
  );
}
