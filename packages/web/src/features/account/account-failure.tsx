import { PRODUCT_NAME } from '@relish/shared/constants.ts';

import type { ApiError } from '../../api/api-error.ts';
import { explain } from '../../api/error-catalogue.ts';
import { reloadUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AccountFrame } from './account-frame.tsx';

import styles from './account-failure.module.css';

export function AccountFailure({ error }: { error: ApiError }) {
  const { title, text } = explain(error);
  return (
    <AccountFrame>
      <title>{`${title} – ${PRODUCT_NAME}`}</title>
      <div className={styles.failure}>
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
        <p className={styles.comfort}>You are still signed in.</p>
        <Button onClick={() => void reloadUser()}>Try again</Button>
      </div>
    </AccountFrame>
  );
}
