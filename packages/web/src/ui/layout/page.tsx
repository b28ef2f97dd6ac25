import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { m } from '../../words/m.ts';
import { PageHeading } from './page-heading.tsx';
import { PageTools } from './page-tools.tsx';

import styles from './page.module.css';

interface Props {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Before the title: a portrait or an icon. */
  leading?: ReactNode;
  /** Target of the back link. */
  back?: string;
  /** Set for places outside the phone's bar, which are reached through More. */
  underMore?: true;
  actions?: ReactNode;
  /** The title is not printed, because what is printed has its own. */
  ownPrint?: true;
  /** The children have their own header. */
  bare?: boolean;
  children: ReactNode;
}

/** Frame of every screen inside the shell. */
export const Page = ({
  title,
  lead,
  leading,
  back,
  underMore,
  actions,
  ownPrint,
  bare = false,
  children,
}: Props) => (
  <div className={bare ? undefined : styles.page}>
    {!bare && (
      <header className={styles.header} data-own-print={ownPrint}>
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
        <div className={styles.tools}>
          <PageTools />
        </div>
      </header>
    )}
    {children}
  </div>
);

const Back = ({ to }: { to: string }) => (
  <Link to={to} className={styles.back}>
    <ArrowLeft aria-hidden="true" />
    {m.ui_back()}
  </Link>
);
