import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { m } from '../words/m.ts';
import { PageHeading } from './page-heading.tsx';

import styles from './page.module.css';

interface Props {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Before the title: a face, an icon. */
  leading?: ReactNode;
  /** Pages above a place lead back to it. */
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen inside the shell: one heading, its actions, and what belongs to it. */
export const Page = ({ title, lead, leading, back, actions, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.header}>
      {back !== undefined && (
        <Link to={back} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {m.ui_back()}
        </Link>
      )}
      <div className={styles.top}>
        {leading}
        <div className={styles.words}>
          <PageHeading>{title}</PageHeading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
    {children}
  </div>
);
