import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

import button from './button.module.css';
import styles from './link.module.css';

const looks = {
  inline: styles.inline,
  quiet: styles.quiet,
  'primary-button': `${button.button} ${button.primary} ${styles.primaryButton}`,
  'quiet-button': `${button.button} ${button.quiet} ${styles.quietButton}`,
};

type Look = { kind?: keyof typeof looks; icon?: ReactNode };
type Inside = Omit<ComponentProps<typeof RouterLink>, 'className'> & Look & { href?: never };
type Outside = Omit<ComponentProps<'a'>, 'className'> & Look & { href: string; to?: never };

/** `to` is a route of the app, `href` an outside address. */
export function Link({ kind = 'inline', icon, children, ...rest }: Inside | Outside) {
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (rest.href === undefined)
    return (
      <RouterLink {...rest} className={looks[kind]}>
        {content}
      </RouterLink>
    );
  return (
    <a rel="noreferrer" {...rest} className={looks[kind]}>
      {content}
    </a>
  );
}
