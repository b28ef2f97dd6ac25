import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './glance.module.css';

interface SectionProps {
  title: string;
  icon: LucideIcon;
  /** A stronger frame for risks, because print has no colours. */
  strong?: boolean;
  children: ReactNode;
}

export const GlanceSection = ({ title, icon: Icon, strong = false, children }: SectionProps) => (
  <section className={styles.section} data-strong={strong || undefined}>
    <h2 className={styles.heading}>
      <Icon aria-hidden="true" />
      {title}
    </h2>
    {children}
  </section>
);

interface ListProps extends Omit<SectionProps, 'children'> {
  items: readonly string[];
  /** Words in a row instead of a list of sentences. */
  inline?: boolean;
}

/** Hidden when there are no items. */
export const GlanceList = ({ items, inline = false, ...section }: ListProps) =>
  items.length === 0 ? null : (
    <GlanceSection {...section}>
      <ul className={inline ? styles.inline : styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </GlanceSection>
  );
