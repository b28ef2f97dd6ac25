import type { DocumentContent } from '@relish/shared/reports/documents/content.ts';
import { useId } from 'react';

import { Banner } from '../../../ui/feedback/banner.tsx';
import { byPlace } from '../../../ui/layout/by-place.ts';
import { DocumentBlock } from './document-block.tsx';

import styles from './document-view.module.css';

interface Props {
  content: DocumentContent;
  /** Level of its heading on the page. */
  level?: 2 | 3;
}

/** Shows a document as it will be printed. */
export function DocumentView({ content, level = 2 }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={styles.paper} aria-labelledby={id}>
      {content.remark !== null && <Banner kind="attention">{content.remark}</Banner>}
      <header className={styles.top}>
        <p className={styles.home}>{content.home}</p>
        <Heading id={id} className={styles.heading}>
          {content.heading}
        </Heading>
        <p className={styles.soft}>{content.lead}</p>
      </header>
      {content.sections.map(({ title, blocks }) => (
        <DocumentSection key={title} title={title} level={level === 2 ? 3 : 4}>
          {byPlace(blocks).map(({ key, item }) => (
            <DocumentBlock key={key} block={item} />
          ))}
        </DocumentSection>
      ))}
      <footer className={styles.footer}>
        <p>{content.footer}</p>
        <p>{content.notice}</p>
      </footer>
    </article>
  );
}

function DocumentSection({
  title,
  level,
  children,
}: {
  title: string;
  level: 3 | 4;
  children: React.ReactNode;
}) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
