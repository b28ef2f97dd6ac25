import { Link } from '../../../ui/actions/link.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';

import styles from './insights.module.css';

const HOW_WORDS = {
  often: m.insights_company_often,
  sometimes: m.insights_company_sometimes,
};

/** Without counts, because those would rank people. */
export const CompanyCard = ({ company }: Pick<ResidentInsights, 'company'>) => (
  <Card title={m.insights_company_title()}>
    {company.length === 0 ? (
      <p>{m.insights_company_none()}</p>
    ) : (
      <>
        <p className={styles.quiet}>{m.insights_company_lead()}</p>
        <ul className={styles.faces}>
          {company.map(({ id, preferred_name, last_name, picture, how }) => (
            <li key={id} className={styles.face}>
              <Avatar
                id={id}
                firstName={preferred_name}
                lastName={last_name}
                photo={picture?.thumb}
                size="medium"
              />
              <Link to={`/resident-insights?id=${id}`}>
                <span translate="no">{preferred_name}</span>
              </Link>
              <span className={styles.quiet}>{HOW_WORDS[how]()}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </Card>
);
