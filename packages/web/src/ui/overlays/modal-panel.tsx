import { lazy, Suspense, useState } from 'react';

import type { ModalBoxProps } from './modal-box.tsx';

const ModalBox = lazy(async () => ({ default: (await import('./modal-box.tsx')).ModalBox }));

/** Loaded when first opened, because it is as heavy as a page. */
export function ModalPanel(props: ModalBoxProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <ModalBox {...props} />
      </Suspense>
    )
  );
}
