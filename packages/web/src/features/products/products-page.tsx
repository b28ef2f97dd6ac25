import { useCan } from '../../session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { m } from '../../words/m.ts';
import { useProducts } from './api.ts';
import { ProductCard } from './product-card.tsx';

import styles from './products.module.css';

/** A page of its own, so that nothing sold stands among care. */
export default function ProductsPage() {
  const isOpen = useCan('products.view');
  return (
    <Page title={m.place_products()} lead={m.products_lead()} underMore>
      {isOpen ? (
        <Catalogue />
      ) : (
        <LockedState title={m.products_locked_title()} unlock={m.products_locked_unlock()}>
          {m.products_locked_text()}
        </LockedState>
      )}
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
