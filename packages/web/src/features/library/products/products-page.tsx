import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useProducts } from './api.ts';
import { ProductCard } from './product-card.tsx';

import styles from './products.module.css';

/** Products have their own page, to keep sales apart from care. */
export default function ProductsPage() {
  return (
    <Page title={m.place_products()} lead={m.products_lead()} underMore>
      <Catalogue />
    </Page>
  );
}

function Catalogue() {
  const { data: products, isError, isFetching, refetch } = useProducts();
  if (isError) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!products)
    return (
      <div className={styles.cards}>
        {[0, 1, 2, 3].map((each) => (
          <div key={each} className={styles.skeleton}>
            <Skeleton shape="pair" width="long" />
          </div>
        ))}
      </div>
    );
  if (products.length === 0)
    return <EmptyState title={m.products_none_title()}>{m.products_none_text()}</EmptyState>;
  return (
    <>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.code}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <p className={styles.counted}>{m.products_counted()}</p>
    </>
  );
}
