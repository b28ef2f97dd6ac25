import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './glance.module.css';

interface SectionProps {
  title: string;
  icon: LucideIcon;
  /** What could hurt somebody stands in a stronger frame: paper has no colours. */
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
  /** Words rather than sentences: one after the other. */
  inline?: boolean;
}

/** Nothing, where there is nothing to say. */
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
