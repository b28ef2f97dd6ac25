import type { deviceCalls } from '@relish/shared/accounts/devices/contract.ts';

import { forbidden, invalid } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { countAgainst, pushTestLimit } from '../../../core/limits.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { isPublicKey } from '../../../web-push/keys.ts';
import { isDemoHome } from '../organisations/public.ts';
import { pushNotification } from './job-kinds.ts';
import { listSubscriptions, subscribe, unsubscribe } from './queries.ts';

export const deviceHandlers: Handlers<typeof deviceCalls> = {
  'devices/push-key': { staged: async ({ pusher }) => ({ public_key: pusher.publicKey }) },

  // Bypasses tenancy: the device may still be subscribed for its previous user.
  'devices/subscribe': {
    staged: async ({ system, pusher, user, sessionId, now }, subscription) => {
      if (!pusher.accepts(subscription.endpoint))
        throw invalid({ endpoint: ['Notifications of this browser are not supported.'] });
      if (!isPublicKey(subscription.keys.p256dh))
        throw invalid({ 'keys.p256dh': ['This is not a key of a browser’s subscription.'] });
      const owner = { user_id: user.id, session_id: sessionId };
      await system((db) => subscribe(db, owner, subscription, now));
      return {};
    },
  },

  // Same answer whether it existed or belonged to someone else.
  'devices/unsubscribe': async ({ db, user }, { endpoint }) => {
    await unsubscribe(db, user.id, endpoint);
    return {};
  },

  'devices/test-push': {
    staged: async ({ system, transaction, user, carehomeId, now }) => {
      const isDemo = await system(async (db) => {
        await countAgainst(db, [pushTestLimit(user.id)], now);
        return isDemoHome(db, carehomeId);
      });
      if (isDemo) throw forbidden('A demonstration home sends no notifications.');
      return transaction(async (db) => {
        const subscriptions = await listSubscriptions(db, user.id);
        for (const { id } of subscriptions) {
          const payload = { subscription_id: id, user_id: user.id, text: 'test' } as const;
          await enqueue(db, pushNotification, payload, now);
        }
        return { sent_to: subscriptions.length };
      });
    },
  },
};
