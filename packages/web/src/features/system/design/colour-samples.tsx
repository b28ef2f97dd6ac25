import { SampleGroup } from './sample-group.tsx';
import { Swatch } from './swatch.tsx';

import styles from './sample-group.module.css';

const GROUNDS = ['paper', 'surface', 'surface-sunken'];
const WORDS = ['ink', 'ink-soft', 'brand', 'danger'];
const EDGES = ['line-control', 'focus'];
const SOFT = ['brand', 'accent', 'info', 'attention', 'danger'];
const PEOPLE = Array.from({ length: 8 }, (_, at) => `person-${at + 1}`);

export const ColourSamples = () => (
  <SampleGroup id="colours" title="Colours">
    <p className={styles.note}>
      Words need 4.5 : 1, controls and the focus ring 3 : 1, and colour is never the only carrier.
    </p>
    {GROUNDS.map((ground) => (
      <div key={ground} className={styles.tiles}>
        {WORDS.map((front) => (
          <Swatch key={front} ground={ground} front={front} />
        ))}
        {EDGES.map((front) => (
          <Swatch key={front} ground={ground} front={front} use="edge" />
        ))}
      </div>
    ))}
    <div className={styles.tiles}>
      <Swatch ground="brand" front="on-brand" />
      <Swatch ground="scene" front="on-scene" />
      {SOFT.map((name) => (
        <Swatch key={name} ground={`${name}-soft`} front={`on-${name}-soft`} />
      ))}
    </div>
    <div className={styles.tiles}>
      {PEOPLE.map((name) => (
        <Swatch key={name} ground={name} front={`on-${name}`} />
      ))}
    </div>
  </SampleGroup>
);
