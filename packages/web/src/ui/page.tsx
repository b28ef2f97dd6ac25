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
  /** A place that the phone's bar has no room for: without a rail beside it, the way here was More. */
  underMore?: true;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen inside the shell: one heading, its actions, and what belongs to it. */
export const Page = ({ title, lead, leading, back, underMore, actions, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.header}>
      {back !== undefined && <Back to={back} />}
      {underMore && (
        <div className={styles.narrowOnly}>
          <Back to="/tabs/more" />
        </div>
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

const Back = ({ to }: { to: string }) => (
  <Link to={to} className={styles.back}>
    <ArrowLeft aria-hidden="true" />
    {m.ui_back()}
  </Link>
);
