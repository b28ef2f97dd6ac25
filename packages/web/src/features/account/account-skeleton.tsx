import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccountFrame } from './account-frame.tsx';

import detailStyles from './account-details.module.css';
import styles from './account-page.module.css';
import permissionStyles from './permission-list.module.css';

const ROWS = Array.from({ length: 9 }, (_, row) => row);

export const AccountSkeleton = () => (
  <AccountFrame>
    <div className={styles.greeting}>
      <VisuallyHidden>
        <output>Loading your account…</output>
      </VisuallyHidden>
      <Skeleton shape="disc" />
      <div className={styles.words}>
        <Skeleton shape="title" width="middling" />
        <Skeleton shape="line" width="short" />
      </div>
    </div>
    <div className={styles.columns}>
      <Card title="Your account">
        <div className={detailStyles.details}>
          <Skeleton shape="pair" width="short" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="middling" />
          <Skeleton shape="pair" width="long" />
        </div>
      </Card>
      <Card title="What you may do here">
        <div className={permissionStyles.list}>
          {ROWS.map((row) => [
            <Skeleton key={`${row}-left`} shape="line" width="long" />,
            <Skeleton key={`${row}-right`} shape="line" width="middling" />,
          ])}
        </div>
      </Card>
    </div>
  </AccountFrame>
);
