import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import type { Entry } from './api.ts';

import styles from './pictures.module.css';

export const MemoryPictures = ({ pictures }: Pick<Entry, 'pictures'>) =>
  pictures.length > 0 && (
    <ul className={styles.pictures}>
      {pictures.map(({ id, urls }, index) => (
        <li key={id}>
          <ServerImage
            src={urls.small}
            alt={m.about_me_picture({ number: index + 1 })}
            loading="lazy"
            height={160}
          />
        </li>
      ))}
    </ul>
  );
