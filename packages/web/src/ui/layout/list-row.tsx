import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import styles from './list-row.module.css';

interface Props {
  title: ReactNode;
  subtitle?: ReactNode;
  /** An avatar or an icon. */
  leading?: ReactNode;
  /** A badge, a time or a separate button. */
  trailing?: ReactNode;
  to?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** With `to` or `onPress` the whole row is clickable, except for `trailing`. */
export const ListRow = ({ title, subtitle, leading, trailing, to, onPress }: Props) => (
  <div className={styles.row}>
    {leading}
    <div className={styles.main}>
      <div className={styles.words}>
        <Title to={to} onPress={onPress}>
          {title}
        </Title>
        {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
    </div>
    {to !== undefined && <ChevronRight className={styles.chevron} aria-hidden="true" />}
  </div>
);

interface TitleProps {
  to: string | undefined;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function Title({ to, onPress, children }: TitleProps) {
  const className = `${styles.title} ${styles.press}`;
  if (to !== undefined)
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  if (onPress !== undefined)
    return (
      <button type="button" className={className} onClick={onPress}>
        {children}
      </button>
    );
  return <div className={styles.title}>{children}</div>;
}
