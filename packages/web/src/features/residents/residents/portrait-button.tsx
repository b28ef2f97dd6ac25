import { isArchived } from '@relish/shared/residents/residents/status-machine.ts';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { ResidentFace } from './resident-face.tsx';

import styles from './portrait/portrait.module.css';

const PortraitDialog = lazy(() => import('./portrait-dialog.tsx'));

/** Users who may edit can press the portrait to change it. */
export function PortraitButton({ resident }: { resident: Resident }) {
  const mayEdit = useCan('residents.edit');
  const mayUpload = useCan('media.upload');
  const [open, setOpen] = useState(false);
  const face = <ResidentFace resident={resident} size="portrait" />;
  if (!mayEdit || !mayUpload || isArchived(resident.status)) return face;
  const name = resident.preferred_name;
  return (
    <span className={styles.portrait}>
      {face}
      <button
        type="button"
        className={styles.button}
        aria-label={resident.picture ? m.portrait_change({ name }) : m.portrait_add({ name })}
        onClick={() => setOpen(true)}
      >
        <span className={styles.sign} aria-hidden="true">
          <Camera />
        </span>
      </button>
      {open && (
        <Suspense>
          <PortraitDialog resident={resident} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
