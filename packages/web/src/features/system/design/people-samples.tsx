import { Cake, Check, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../ui/feedback/badge.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { IconDisc } from '../../../ui/tokens/icon-disc.tsx';
import { samplePeople } from './sample-people.ts';
import photo from './sample-photo.svg';

import styles from './sample-group.module.css';

const SIZES = ['small', 'medium', 'large'] as const;
const HUES = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];

export const PeopleSamples = () => (
  <>
    {SIZES.map((size) => (
      <div key={size} className={styles.row}>
        <Avatar
          firstName="Joan"
          lastName="Bell"
          size={size}
          name="Joan Bell, a photo"
          photo={photo}
        />
        <Avatar firstName="Grace" lastName="Okafor" size={size} />
        {samplePeople(8).map(({ first, last }, at) => (
          <Avatar
            key={HUES[at]}
            id={HUES[at]}
            firstName={first}
            lastName={last}
            size={size}
            name={`${first} ${last}`}
          />
        ))}
      </div>
    ))}
    <div className={styles.row}>
      <IconDisc icon={Cake} />
      <IconDisc icon={Cake} tone="accent" />
      <IconDisc icon={Cake} tone="attention" size="large" />
    </div>
    <div className={styles.row}>
      <Badge>12</Badge>
      <Badge kind="brand" icon={Check}>
        Took part
      </Badge>
      <Badge kind="accent" icon={Cake}>
        Birthday today
      </Badge>
      <Badge kind="info">New</Badge>
      <Badge kind="attention" icon={TriangleAlert}>
        Not seen for 6 days
      </Badge>
      <Badge kind="danger">Overdue</Badge>
    </div>
  </>
);
