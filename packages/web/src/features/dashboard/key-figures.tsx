import type { FigureId } from '@relish/shared/figures/bands.ts';

import { FigureStatusBadge } from '../../ui/figure-status.tsx';
import { changeBy, FIGURE_WORDS, valueWords } from '../../ui/figure-words.ts';
import { StatTile } from '../../ui/stat-tile.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { m } from '../../words/m.ts';
import type { KeyFigure } from './api.ts';

import styles from './graphs.module.css';

/** Domain 4.4, in this order. */
const TILES = ['K3', 'K5', 'K1', 'K10'] as const satisfies FigureId[];

interface Props {
  /** Undefined while they are on their way. */
  figures: readonly KeyFigure[] | undefined;
}

/** The four figures of the last seven days, each with its change and whether it is where it should be. */
export const KeyFigures = ({ figures }: Props) => (
  <section aria-labelledby="key-figures" aria-busy={figures === undefined}>
    <VisuallyHidden>
      <h2 id="key-figures">{m.dashboard_figures_title()}</h2>
    </VisuallyHidden>
    <div className={styles.tiles}>
      {TILES.map((id) => (
        <Tile key={id} id={id} figure={figures?.find((each) => each.id === id)} />
      ))}
    </div>
  </section>
);

function Tile({ id, figure }: { id: FigureId; figure: KeyFigure | undefined }) {
  const label = FIGURE_WORDS[id].label();
  if (!figure) return <StatTile label={label} figure={undefined} />;
  const { value, unit, previous, direction_good, status } = figure;
  const change = changeBy(value, previous, unit);
  return (
    <StatTile
      label={label}
      figure={valueWords(value, unit)}
      change={change && { ...change, since: m.dashboard_since_week(), goodWhen: direction_good }}
      status={status !== 'none' && <FigureStatusBadge status={status} />}
    />
  );
}
