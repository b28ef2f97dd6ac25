// s3rver ships no types.
declare module 's3rver' {
  import type { IncomingMessage } from 'node:http';

  interface Context {
    req: IncomingMessage;
    status: number;
    body: string;
  }

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run: () => Promise<{ port: number }>;
    close: () => Promise<void>;
  }
}
