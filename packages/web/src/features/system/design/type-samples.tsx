import { SampleGroup } from './sample-group.tsx';

import styles from './type-samples.module.css';

const SIZES = [
  ['text-title', 'Margaret loves the sea'],
  ['text-heading', 'Who has been missed this week'],
  ['text-large', 'Singing in the lounge with Joan and Arthur'],
  ['text-body', 'She sang along to every song and asked for one more.'],
  ['text-small', 'Recorded by Grace at 14:05 on 15 Nov 2026'],
] as const;

const SPACES = [1, 2, 3, 4, 5, 6, 8];

export const TypeSamples = () => (
  <SampleGroup id="type" title="Type and space">
    <dl className={styles.sizes}>
      {SIZES.map(([token, words]) => (
        <div key={token} className={styles.size}>
          <dt className={styles.token}>{token}</dt>
          <dd style={{ fontSize: `var(--${token}, 1rem)` }}>{words}</dd>
        </div>
      ))}
      <div className={styles.size}>
        <dt className={styles.token}>figures of one width</dt>
        <dd className={styles.figures}>
          1,111.10
          <br />
          9,876.54
        </dd>
      </div>
    </dl>
    <dl className={styles.spaces}>
      {SPACES.map((space) => (
        <div key={space} className={styles.space}>
          <dt className={styles.token}>space-{space}</dt>
          <dd className={styles.bar} style={{ width: `var(--space-${space})` }} />
        </div>
      ))}
    </dl>
  </SampleGroup>
);
