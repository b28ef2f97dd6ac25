import type { FigureId } from '@relish/shared/reports/figures/figure-ids.ts';

import { StatTile } from '../../../ui/layout/stat-tile.tsx';
import { changeBy, FIGURE_WORDS, ratedWords, valueWords } from '../../../words/figure-words.ts';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { FigureStatusBadge } from '../../reports/figures/public.tsx';
import type { KeyFigure } from './api.ts';

import styles from './graphs.module.css';

/** Order from domain 4.4. */
const TILES = ['K3', 'K5', 'K1', 'K10'] as const satisfies FigureId[];

interface Props {
  /** Undefined while loading. */
  figures: readonly KeyFigure[] | undefined;
  /** Set during the home's first two weeks, when targets do not apply yet. */
  targetsFrom?: string | null | undefined;
}

/** Key figures of the last seven days, with change and status. */
export const KeyFigures = ({ figures, targetsFrom }: Props) => (
  <section data-tour="home-figures" aria-labelledby="key-figures" aria-busy={figures === undefined}>
    <h2 id="key-figures" className={styles.tilesTitle}>
      {m.dashboard_figures_title()}
    </h2>
    <div className={styles.tiles}>
      {TILES.map((id) => (
        <Tile key={id} id={id} figure={figures?.find((each) => each.id === id)} />
      ))}
    </div>
    {targetsFrom && (
      <p className={styles.tilesNote}>
        {m.dashboard_targets_from({ day: formatDay(targetsFrom) })}
      </p>
    )}
  </section>
);

function Tile({ id, figure }: { id: FigureId; figure: KeyFigure | undefined }) {
  const label = FIGURE_WORDS[id].label();
  if (!figure) return <StatTile label={label} figure={undefined} />;
  const { value, unit, previous, direction_good, status, rated } = figure;
  const change = changeBy(value, previous, unit);
  return (
    <StatTile
      label={label}
      figure={valueWords(value, unit)}
      note={ratedWords(rated)}
      change={
        change && {
          ...change,
          since: m.dashboard_since_week(),
          goodWhen: direction_good === 'neutral' ? undefined : direction_good,
        }
      }
      status={status !== 'none' && <FigureStatusBadge status={status} direction={direction_good} />}
    />
  );
}
