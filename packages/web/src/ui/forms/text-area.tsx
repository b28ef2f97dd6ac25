import {
  type ComponentProps,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from 'react';

import { m } from '../../words/m.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { FieldFrame, type FieldText, useField } from './field-frame.tsx';

import frame from './field-frame.module.css';
import styles from './text-area.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'rows'> & FieldText;

/** The remaining characters are announced only from here, so that typing is not interrupted. */
const NEAR_THE_END = 20;

/** For browsers without `field-sizing`. */
function growToContent(area: HTMLTextAreaElement | null) {
  if (!area || globalThis.CSS?.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

const remaining = (left: number) =>
  left < 0 ? m.ui_characters_too_many({ count: -left }) : m.ui_characters_left({ count: left });

/** Text over `maxLength` is kept and counted, because cutting a paste would lose words silently. */
export function TextArea({ ref, ...props }: Props) {
  const { label, hint, optional, errors, maxLength, ...rest } = props;
  const field = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  // Read from the element, because a form may set or clear it without an event.
  const controlledValue = typeof rest.value === 'string' ? rest.value : undefined;
  const isControlled = controlledValue !== undefined;
  const length = useSyncExternalStore(
    useCallback(
      (changed) => {
        // Controlled: the parent re-renders, and an earlier render here would lose the last letter.
        if (isControlled) return () => undefined;
        area.current?.addEventListener('input', changed);
        return () => area.current?.removeEventListener('input', changed);
      },
      [isControlled],
    ),
    () => controlledValue?.length ?? area.current?.value.length ?? 0,
  );
  useEffect(() => growToContent(area.current));

  const left = maxLength === undefined ? undefined : maxLength - length;
  const counter = `${field.id}-counter`;
  return (
    <FieldFrame {...{ field, label, hint, optional, errors }}>
      <div className={frame.box}>
        <textarea
          {...rest}
          ref={area}
          rows={3}
          id={field.id}
          className={`${frame.input} ${styles.area}`}
          aria-invalid={field.wrong || undefined}
          aria-describedby={
            [field.describedBy, left !== undefined && counter].filter(Boolean).join(' ') ||
            undefined
          }
        />
      </div>
      {left !== undefined && (
        <>
          <p id={counter} className={styles.counter} data-over={left < 0 || undefined}>
            {remaining(left)}
          </p>
          <VisuallyHidden>
            <output>{left <= NEAR_THE_END ? remaining(left) : ''}</output>
          </VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}
