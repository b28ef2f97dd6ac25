import type { Block, BlockOf } from '@relish/shared/reports/documents/content.ts';

import { byPlace } from '../../../ui/layout/by-place.ts';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { DocumentTable } from './document-table.tsx';
import { DocumentTrend } from './document-trend.tsx';

import styles from './document-view.module.css';

export function DocumentBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'text':
      return <p className={block.soft ? styles.soft : undefined}>{block.text}</p>;
    case 'quotes':
      return <Quotes {...block} />;
    case 'moments':
      return <Moments {...block} />;
    case 'figures':
      return <Figures {...block} />;
    case 'table':
      return <DocumentTable {...block} />;
    case 'bars':
      return <Bars {...block} />;
    case 'trend':
      return <DocumentTrend {...block} />;
    case 'photos':
      return <Photos {...block} />;
  }
}

const quoted = (text: string) => `“${text}”`;

const Quotes = ({ quotes }: BlockOf<'quotes'>) =>
  quotes.map(({ text, about }) => (
    <blockquote key={`${text} ${about}`} className={styles.quote}>
      <p className={styles.said}>{quoted(text)}</p>
      <p className={styles.soft}>{about}</p>
    </blockquote>
  ));

const Moments = ({ moments }: BlockOf<'moments'>) => (
  <ol className={styles.moments}>
    {byPlace(moments).map(({ key, item: { title, when, how, quote, note } }) => (
      <li key={key} className={styles.moment}>
        <div className={styles.momentTop}>
          <span className={styles.momentTitle}>{title}</span>
          <span className={styles.soft}>{when}</span>
        </div>
        {how !== '' && <p>{how}</p>}
        {quote !== null && <p className={styles.said}>{quoted(quote)}</p>}
        {note !== null && <p>{note}</p>}
      </li>
    ))}
  </ol>
);

const Figures = ({ figures }: BlockOf<'figures'>) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, definition }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.figureLabel}>{label}</dt>
        <dd className={styles.figureValue}>{value}</dd>
        <dd className={styles.definition}>{definition}</dd>
      </div>
    ))}
  </dl>
);

function Bars({ title, bars, empty }: BlockOf<'bars'>) {
  const most = Math.max(...bars.map(({ value }) => value ?? 0), 0);
  if (most === 0) return <p className={styles.soft}>{empty}</p>;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartTitle}>{title}</figcaption>
      <ul className={styles.bars}>
        {bars.map(({ label, value, text, colour }) => (
          <li key={label} className={styles.bar}>
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                style={{ width: `${(100 * (value ?? 0)) / most}%`, background: colour }}
              />
            </span>
            <span className={styles.soft}>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const Photos = ({ photos }: BlockOf<'photos'>) => (
  <ul className={styles.photos}>
    {photos.map(({ media_id, caption, picture }, at) =>
      picture === null ? null : (
        <li key={media_id}>
          <figure className={styles.photo}>
            {/* The caption is read beside it. */}
            <ServerImage
              src={picture.large}
              alt={m.reports_photo({ number: at + 1 })}
              loading="lazy"
            />
            {caption !== null && <figcaption className={styles.soft}>{caption}</figcaption>}
          </figure>
        </li>
      ),
    )}
  </ul>
);
