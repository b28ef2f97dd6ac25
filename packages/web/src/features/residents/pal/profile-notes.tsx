import { LEVEL_TEXTS } from '@relish/shared/residents/pal/info-texts.ts';
import type { Level } from '@relish/shared/residents/pal/levels.ts';

import { m } from '../../../words/m.ts';

import styles from './profile-notes.module.css';

interface Profile {
  borderline: boolean;
  mixed_profile: boolean;
  stretch_level: Level | null;
  suggested_level: Level | null;
}

/** Explains a borderline or mixed profile; empty for a clear one. */
export function ProfileNotes({ profile }: { profile: Profile }) {
  const { borderline, mixed_profile, stretch_level, suggested_level } = profile;
  const between = borderline && stretch_level !== null && suggested_level !== null;
  if (!between && !mixed_profile) return null;
  return (
    <div className={styles.notes}>
      {between && (
        <p>
          {m.pal_borderline({
            lower: LEVEL_TEXTS[suggested_level].name,
            higher: LEVEL_TEXTS[stretch_level].name,
          })}
        </p>
      )}
      {mixed_profile && <p>{m.pal_mixed()}</p>}
    </div>
  );
}
