import type { HomeDetails } from '@relish/shared/accounts/home-details/contract.ts';

import { Link } from '../../../ui/actions/link.tsx';
import { m } from '../../../words/m.ts';
import { telephoneLink } from '../../../words/telephone.ts';

import styles from './home-details.module.css';

export const isEmpty = ({ telephone, address, visiting_times }: HomeDetails): boolean =>
  telephone === null && address === null && visiting_times === null;

/** Leaves out what the home has not entered. */
export const DetailsList = ({ details }: { details: HomeDetails }) => (
  <dl className={styles.details}>
    {details.visiting_times !== null && (
      <div>
        <dt>{m.home_details_visiting()}</dt>
        <dd>{details.visiting_times}</dd>
      </div>
    )}
    {details.telephone !== null && (
      <div>
        <dt>{m.home_details_telephone()}</dt>
        <dd>
          <Link href={telephoneLink(details.telephone)}>
            <span translate="no">{details.telephone}</span>
          </Link>
        </dd>
      </div>
    )}
    {details.address !== null && (
      <div>
        <dt>{m.home_details_address()}</dt>
        <dd translate="no">{details.address}</dd>
      </div>
    )}
  </dl>
);
